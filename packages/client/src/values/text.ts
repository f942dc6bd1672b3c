/** A text in the site's main language and, if there is one, in the buyer's. */
export interface Translatable {
  original: string;
  translated?: string;
}
