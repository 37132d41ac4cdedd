/** Who sits at this browser: a name, changeable at any time. */
import { api } from "./api";

class Guest {
  name = $state("");
  named = $state(true);
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= api.me().then(
      (me) => {
        this.name = me.name;
        this.named = me.named;
      },
      () => {
        this.loading = null;
      },
    );
    return this.loading;
  }

  async rename(name: string): Promise<void> {
    const me = await api.rename(name);
    this.name = me.name;
    this.named = me.named;
  }
}

export const guest = new Guest();
