/** The documentation pages, which the plugin in `scripts/documentation` lists. */
declare module 'virtual:documentation/pages' {
  const pages: readonly {
    /** Of its file, relative to the root of the repository. */
    path: string;
    title: string;
    id: string;
    /** The URL of a screenshot of what it is about. */
    picture?: string;
    /** The name of the screenshot, if it is one of a story. */
    story?: string;
  }[];
  export default pages;
}
