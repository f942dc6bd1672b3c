/** One data attribute: its meaning and its values. */
interface Entry {
  about: string;
  /** `present` has no value; `text` is a name or an ID. */
  values: readonly string[] | 'present' | 'text';
}

/**
 * Every data attribute of the components. Style sheets and scripts of a host may rely on names and
 * values, so a change of either needs a changeset. Components use no other data attributes.
 */
export const dataAttributes = {
  'data-action': {
    about: 'What the primary action of a product does now.',
    values: ['select', 'add', 'pre-order', 'notify-me'],
  },
  'data-active': {
    about: 'The slot of a code field that the next character goes to.',
    values: 'present',
  },
  'data-availability': {
    about: 'The availability of a product, a choice or the selected value of an option.',
    values: [
      ...['available', 'low', 'pre-order', 'back-order', 'sold-out', 'nonexistent', 'loading'],
      ...['unknown', 'incomplete'],
    ],
  },
  'data-cart-problem': { about: 'The message about a problem of a cart line.', values: 'present' },
  'data-cart-root': { about: 'The root of a cart.', values: 'present' },
  'data-custom-text': { about: 'A custom text field of a product, by its title.', values: 'text' },
  'data-date': { about: 'A day of a calendar, such as `2026-11-27`.', values: 'text' },
  'data-disabled': { about: 'Disabled, as in Radix.', values: 'present' },
  'data-dragging': { about: 'Follows a pointer, so there is no transition.', values: 'present' },
  'data-event-id': { about: 'An event in a list, by its ID.', values: 'text' },
  'data-field': { about: 'A control with its label, hint and error.', values: 'present' },
  'data-filter-trigger': {
    about: 'The button that opens the filters of a list.',
    values: 'present',
  },
  'data-gift-card': { about: 'The fields of a gift card.', values: 'present' },
  'data-highlighted': { about: 'The option that Enter selects, as in Radix.', values: 'present' },
  'data-index': { about: 'The index of an option in its list, from 0.', values: 'text' },
  'data-invalid': { about: 'The value is invalid.', values: 'present' },
  'data-kind': {
    about: 'The kind of a delivery estimate, of a date or of a venue.',
    values: [...['delivery', 'pickup', 'dated', 'to-be-announced', 'unknown', 'venue', 'online']],
  },
  'data-layout': {
    about: 'The layout of a gallery.',
    values: ['mosaic', 'carousel', 'immersive'],
  },
  'data-line-id': { about: 'A cart line, by its ID.', values: 'text' },
  'data-media-type': {
    about: 'The type of the media item that a gallery shows.',
    values: ['image', 'video', 'model', 'file', 'unknown'],
  },
  'data-mosaic-slot': {
    about: 'The slot of an image in a mosaic.',
    values: ['main', 'wide', 'pair'],
  },
  'data-muted': {
    about: 'Less prominent: an amount that is not known yet, or a day of another month.',
    values: 'present',
  },
  'data-narrow-hidden': {
    about: 'A column of a comparison that a narrow page does not display.',
    values: 'present',
  },
  'data-numeric': { about: 'A cell with numbers.', values: 'present' },
  'data-offer': {
    about: 'How a visitor can register for an event, on its card.',
    values: [
      ...['tickets', 'rsvp', 'waitlist', 'scheduled', 'sold-out', 'over', 'full', 'closed'],
      'paused',
      ...['external', 'none', 'ended', 'canceled', 'unknown'],
    ],
  },
  'data-on-top': {
    about: 'The upper one of two slider thumbs at the same position.',
    values: 'present',
  },
  'data-option': { about: 'An option of a product, by its name.', values: 'text' },
  'data-order-status': {
    about: 'The status of a ticket order for its buyer.',
    values: [
      ...['awaiting-payment', 'processing', 'reserved-on-card', 'pay-in-person', 'partly-paid'],
      ...['preparing', 'ready', 'declined', 'canceled', 'voided', 'unknown'],
    ],
  },
  'data-orientation': { about: 'An image that is higher than wide.', values: ['vertical'] },
  'data-over-limit': { about: 'The text is longer than allowed.', values: 'present' },
  'data-overflow': {
    about:
      'A table or a row of tabs that scrolls, because it does not fit: along its lines, across them, or both.',
    values: ['inline', 'block', 'both'],
  },
  'data-paused': { about: 'The timer is paused.', values: 'present' },
  'data-pending': {
    about: 'Data is loading, or a change is being sent.',
    values: 'present',
  },
  'data-placeholder': { about: 'Nothing is selected yet, as in Radix.', values: 'present' },
  'data-product-buy': { about: 'The primary action of a product page.', values: 'present' },
  'data-product-id': { about: 'A product in a list, by its ID.', values: 'text' },
  'data-registration': {
    about: 'How a visitor can register for an event, on its page.',
    values: [
      ...['tickets', 'rsvp', 'waitlist', 'scheduled', 'sold-out', 'full', 'over', 'closed'],
      ...['paused', 'external', 'none', 'ended', 'canceled', 'unknown'],
    ],
  },
  'data-remove-trigger': {
    about: 'The button that removes a cart line, or its container.',
    values: 'present',
  },
  'data-rsvp': {
    about: 'The answer to an invitation.',
    values: ['YES', 'NO', 'WAITLIST'],
  },
  'data-side': {
    about: 'The side that a layer enters from.',
    values: ['start', 'end', 'top', 'bottom'],
  },
  'data-size': { about: 'The size of a card in a grid.', values: ['default', 'feature'] },
  'data-sold-out': { about: 'A card of a product that is sold out.', values: 'present' },
  'data-stale': { about: 'Totals that could not be updated.', values: 'present' },
  'data-state': {
    about: 'The state of a component, as in Radix where Radix has one.',
    values: [
      ...['open', 'closed', 'delayed-open', 'instant-open', 'visible', 'hidden'],
      ...['checked', 'unchecked', 'indeterminate'],
      ...['active', 'inactive', 'on', 'off', 'idle', 'loading', 'complete', 'error'],
      ...['pending', 'success', 'loaded', 'missing'],
    ],
  },
  'data-status': {
    about: 'The availability that a status dot shows.',
    values: ['available', 'low', 'reserved', 'sold-out', 'canceled'],
  },
  'data-swipe': { about: 'A gallery that a pointer moves, as in Radix Toast.', values: ['move'] },
  'data-thumbnails': {
    about: 'The position of the thumbnails of a gallery.',
    values: ['bottom', 'side', 'none'],
  },
  'data-ticket-id': { about: 'A ticket type, by its ID.', values: 'text' },
  'data-tone': {
    about: 'The severity of a message.',
    values: ['neutral', 'info', 'success', 'warning', 'danger'],
  },
  'data-view': {
    about: 'The view of a list of events.',
    values: ['list', 'cards', 'calendar'],
  },
  'data-visually-hidden': {
    about: 'Text for screen readers only. A host without the styles hides it.',
    values: 'present',
  },
  'data-wrap': { about: 'A cell whose text may wrap.', values: 'present' },
  'data-zoomed': { about: 'An image that is zoomed beyond its frame.', values: 'present' },
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

/** The attributes with their values, as element props. */
export type DataAttributes = {
  [Name in DataAttribute]?: ValueOf<(typeof dataAttributes)[Name]['values']> | undefined;
};
