import type { MessageCatalog } from './message-catalog.ts';

/**
 * The messages that differ in British English: `<UiProvider locale="en-GB"
 * messages={britishEnglish}>`.
 */
export const britishEnglish = {
  'backInStock.checkConsent': 'Tick the box so we can email you',
  'cart.coupon.unknown': 'We don’t recognise {code}. Check the spelling.',
  'cart.estimate.postalCode': 'Postcode',
  'cart.estimate.enterPostalCode': 'Enter your postcode.',
  'cart.estimate.malformed': 'Enter a postcode like {example}.',
  'cart.estimate.pickup': 'Collection',
  'catalog.moreColors': { one: '{count} more colour', other: '{count} more colours' },
  'common.problem.unchecked': 'Tick “{label}” to continue',
  'event.canceled': 'Cancelled',
  'events.cancelled': 'Cancelled',
  'events.tab.cancelled': 'Cancelled',
  'forms.addressLine': 'Street and number',
  'forms.addressLine2': 'Flat, floor or building',
  'forms.city': 'Town or city',
  'forms.postcode.postal': 'Postcode',
  'forms.postalCodeUnusual':
    'This doesn’t look like a postcode in {country}, such as {example}. Check it, or leave it if it’s right.',
  'lists.facet.colour': 'Colour',
  'orderHistory.canceled': 'Cancelled',
  'orders.canceled.description':
    'It wasn’t paid in time, or it was cancelled. Your tickets are back on sale, and nothing was charged.',
  'orders.canceled.status': 'Cancelled',
  'orders.capturedOn': 'If the organiser doesn’t respond, it will be charged on {when}.',
  'orders.guests.not-known': 'Guest answers come with the tickets. The organiser can change them.',
  'orders.guests.settled':
    'Your order has been placed, so this can’t be changed here. Contact the organiser.',
  'orders.guestsLater.hint':
    'You can add them on your order page until your order is paid. After that, the organiser can.',
  'orders.partly-paid.description':
    'We’ve received part of {total}. Your tickets are reserved, and the organiser will tell you how to pay the rest.',
  'orders.refund.status': 'Cancelled',
  'orders.refund.title': 'This order was cancelled',
  'orders.reserved-on-card.description':
    '{total} is on hold on your card. It will be charged when the organiser confirms your order, and we’ll email {email}.',
  'orders.review.rejected':
    'The organiser couldn’t accept this order. Nothing was charged, and your tickets are still held.',
  'orders.ticketCanceled': 'Cancelled',
  'tickets.code.unknown': 'We don’t recognise {code}. Check the spelling.',
  'orders.voidedOn': 'If the organiser doesn’t respond, it will be released on {when}.',
  'purchase.pickup.title': 'Collect from a store',
  'purchase.pickup.at': 'Collect at {name}',
  'registration.canceled': 'This event has been cancelled',
  'registration.canceledHint': 'The organiser will contact everyone who registered.',
  'registration.closedHint': 'The organiser isn’t taking any more guests.',
  'registration.externalHint': 'The organiser takes registrations there.',
  'registration.externalMissing': 'The link is missing here. Ask the organiser for it.',
  'registration.scheduledHint':
    'The organiser hasn’t set a time yet. The form will appear here when it opens.',
  'registration.unknown': 'Contact the organiser to register',
  'rsvp.unavailable': 'You can’t answer on this page. Contact the organiser.',
  'share.calendarCanceled': 'Mark as cancelled in your calendar',
  'tickets.canceled': 'The organiser has released your tickets. Choose again.',
} satisfies Partial<MessageCatalog>;
