/** The documentation pages, which the plugin in `scripts/documentation` lists. */
declare module 'virtual:documentation/pages' {
  const pages: readonly {
    /** Of its file, relative to the root of the repository. */
    path: string;
    title: string;
    id: string;
    /** The name of its first example that runs. */
    example?: string;
  }[];
  export default pages;
}
