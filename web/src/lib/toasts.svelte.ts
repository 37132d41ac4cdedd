/** Short notices at the bottom of the page; two at once at most. */
export interface Toast {
  id: number;
  text: string;
  kind: "done" | "call" | "trouble";
  action?: { label: string; run: () => void };
}

const SHOWN = 4000;
const AT_ONCE = 2;

class Toasts {
  list = $state<Toast[]>([]);
  private count = 0;

  show(text: string, kind: Toast["kind"] = "done", action?: Toast["action"]): void {
    const toast: Toast = { id: ++this.count, text, kind, action };
    const others = this.list.filter((other) => other.text !== text);
    this.list = [...others, toast].slice(-AT_ONCE);
    setTimeout(() => this.drop(toast.id), action ? 2 * SHOWN : SHOWN);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
