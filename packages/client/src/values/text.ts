/** A text in the site's main language and, if there is one, in the buyer's. */
export interface Translatable {
  /** In the site's main language. */
  original: string;
  /** In the buyer's language. */
  translated?: string;
}
