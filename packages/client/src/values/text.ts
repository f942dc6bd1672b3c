/** A text in the shop's main language and, where there is one, in the buyer's. */
export interface Translatable {
  original: string;
  translated?: string;
}
