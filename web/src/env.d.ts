declare module "icon:*" {
  const body: string;
  export default body;
}
declare module "icons:*" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "*.toml" {
  // The games' tables differ; a board names the type it expects.
  const data: any;
  export default data;
}
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
declare module "*.sprite" {
  const url: string;
  export default url;
}
