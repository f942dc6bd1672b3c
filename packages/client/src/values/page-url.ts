/** URL of a page on the site. */
export interface PageUrl {
  /** URL of the site, without a slash at its end. */
  base: string;
  /** Path of the page, with a slash at its start. */
  path: string;
}
