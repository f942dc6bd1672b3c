/** One attribute of the vocabulary: what it says, and which words it may say. */
interface Entry {
  about: string;
  /** `present` is there or not, without a value; `text` is a name or an id. */
  values: readonly string[] | 'present' | 'text';
}

/**
 * Every data attribute of the parts. A host's style sheets and scripts may rely on names and values:
 * a change of either is a visible change of the package. A part may use no other one.
 */
export const dataAttributes = {
  'data-action': {
    about: 'What the main action of a product does at the moment.',
    values: ['choose', 'add', 'order-ahead', 'tell-me'],
  },
  'data-active': { about: 'The place of a code that the next sign goes to.', values: 'present' },
  'data-answer': {
    about: 'What was answered to an invitation.',
    values: ['YES', 'NO', 'WAITLIST'],
  },
  'data-availability': {
    about: 'Whether a product, or what a choice leads to, can be had.',
    values: [
      ...['available', 'low', 'pre-order', 'back-order', 'sold-out', 'not-made', 'checking'],
      ...['unknown'],
    ],
  },
  'data-cart-problem': { about: 'Says what is wrong with a line of the cart.', values: 'present' },
  'data-cart-root': { about: 'Holds a whole cart.', values: 'present' },
  'data-day': { about: 'A day of a calendar, as `2026-11-27`.', values: 'text' },
  'data-disabled': { about: 'Can be neither pressed nor filled.', values: 'present' },
  'data-enlarged': { about: 'A picture that is larger than its frame.', values: 'present' },
  'data-event': { about: 'An event in a list, by its id.', values: 'text' },
  'data-field': { about: 'A control with its label, hint and error.', values: 'present' },
  'data-front': { about: 'Of two handles at one place, the one on top.', values: 'present' },
  'data-highlighted': { about: 'The entry of a list that Enter chooses.', values: 'present' },
  'data-index': { about: 'The place of an entry in its list, from 0.', values: 'text' },
  'data-invalid': { about: 'What it holds is rejected.', values: 'present' },
  'data-layout': {
    about: 'How a gallery shows its pictures.',
    values: ['mosaic', 'carousel', 'immersive'],
  },
  'data-line-id': { about: 'A line of the cart, by its id.', values: 'text' },
  'data-listing-filter': { about: 'What opens the filters of a list.', values: 'present' },
  'data-live': { about: 'Follows a finger, so nothing is eased.', values: 'present' },
  'data-muted': { about: 'A row whose amount is not known yet.', values: 'present' },
  'data-numeric': { about: 'A cell of figures.', values: 'present' },
  'data-offer': {
    about: 'What somebody who wants to come to an event can do.',
    values: [
      ...['tickets', 'rsvp', 'waitlist', 'scheduled', 'sold-out', 'over', 'full', 'closed'],
      'paused',
      ...['external', 'none', 'ended', 'canceled', 'unknown'],
    ],
  },
  'data-option': { about: 'An option of a product, by its name.', values: 'text' },
  'data-order': {
    about: 'How an order of tickets stands for its buyer.',
    values: [
      ...['awaiting-payment', 'processing', 'reserved-on-card', 'pay-in-person', 'partly-paid'],
      ...['preparing', 'ready', 'declined', 'canceled', 'voided', 'unknown'],
    ],
  },
  'data-over': { about: 'More was typed than may be sent.', values: 'present' },
  'data-paused': { about: 'Its time stands still.', values: 'present' },
  'data-pending': {
    about: 'What it shows, or what was asked of it, is on its way.',
    values: 'present',
  },
  'data-place': { about: 'The place of a picture in a mosaic.', values: ['lead', 'wide', 'pair'] },
  'data-placeholder': { about: 'Nothing is chosen yet.', values: 'present' },
  'data-product': { about: 'The place of a product in a list, by its id.', values: 'text' },
  'data-product-buy': { about: 'The main action of a product’s page.', values: 'present' },
  'data-registration': {
    about: 'What can be done to come to an event.',
    values: [
      ...['tickets', 'rsvp', 'waitlist', 'scheduled', 'sold-out', 'full', 'over', 'closed'],
      ...['paused', 'external', 'none', 'ended', 'canceled', 'unknown'],
    ],
  },
  'data-remove': { about: 'Takes a line out of the cart, or holds what does.', values: 'present' },
  'data-request': { about: 'What can be done with a row of a queue.', values: 'text' },
  'data-shape': { about: 'A card of the usual size, or a wide one.', values: ['card', 'feature'] },
  'data-shown': {
    about: 'What kind of item a gallery shows.',
    values: ['image', 'video', 'file', 'unknown'],
  },
  'data-side': { about: 'Where a layer comes from.', values: ['start', 'end', 'top', 'bottom'] },
  'data-sold-out': { about: 'A card of what is sold out.', values: 'present' },
  'data-stale': { about: 'Sums that could not be calculated again.', values: 'present' },
  'data-state': {
    about: 'What a part is in; which of the words, depends on the part.',
    values: [
      ...['open', 'closed', 'shown', 'hidden', 'checked', 'unchecked', 'indeterminate'],
      ...['active', 'inactive', 'rest', 'pending', 'done', 'loading', 'success', 'error'],
      ...['failed', 'missing', 'fits', 'scrolls', 'kept', 'asking', 'sending', 'received'],
      ...['rejected', 'delivery', 'pickup', 'few', 'held', 'sold', 'available', 'low'],
      ...['pre-order', 'sold-out', 'not-made', 'incomplete', 'unknown', 'dated', 'venue'],
      ...['online', 'to-be-announced'],
    ],
  },
  'data-swiped': { about: 'A gallery that a finger moves.', values: 'present' },
  'data-text': { about: 'A free text of a product, by its title.', values: 'text' },
  'data-thumbnails': {
    about: 'Where the thumbnails of a gallery stand.',
    values: ['below', 'beside', 'none'],
  },
  'data-ticket': { about: 'A kind of ticket, by its id.', values: 'text' },
  'data-tone': {
    about: 'How much it matters.',
    values: ['neutral', 'info', 'success', 'warning', 'danger'],
  },
  'data-upright': { about: 'A picture that is higher than wide.', values: 'present' },
  'data-view': {
    about: 'How a list of events is looked at.',
    values: ['list', 'cards', 'calendar'],
  },
  'data-wrap': { about: 'A cell whose words may take several lines.', values: 'present' },
} as const satisfies Record<`data-${string}`, Entry>;

/** Names of the vocabulary. */
export type DataAttribute = keyof typeof dataAttributes;

type ValueOf<Values> = Values extends 'present'
  ? ''
  : Values extends 'text'
    ? string | number
    : Values extends readonly (infer Word)[]
      ? Word
      : never;

/** The attributes with their values, as an element takes them. */
export type DataAttributes = {
  [Name in DataAttribute]?: ValueOf<(typeof dataAttributes)[Name]['values']> | undefined;
};
