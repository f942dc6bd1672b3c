/** URL of a page on the site. */
export interface PageUrl {
  base: string;
  path: string;
}
