/** Where a page is on the site. */
export interface PageUrl {
  base: string;
  path: string;
}
