import type { Message } from '@vitrine/ui';
import type { AdminMessageKey } from './english.ts';

/**
 * The messages of this package that differ in British English, beside those of `@vitrine/ui`:
 * `<UiProvider messages={{ ...britishEnglish, ...adminBritishEnglish }}>`.
 */
export const adminBritishEnglish = {
  'admin.eventEditor.canceled':
    'This event is cancelled, so it can’t be changed. Clone it to plan it again.',
  'admin.dashboard.capturedOn': 'Authorised, captured automatically on {when}',
  'admin.dashboard.voidedOn': 'Authorised, voided automatically on {when}',
  'admin.guests.view.canceled': 'Cancelled',
  'admin.guests.state.canceled': 'Cancelled',
  'admin.guests.conflict.canceled':
    '{name}: checked in here at {time}, but the ticket was cancelled.',
  'admin.guests.verdict.canceled': 'This ticket is cancelled. Don’t admit the guest.',
  'admin.media.focalReset': 'Centre',
  'admin.media.putBack': 'Move cancelled. The order is as before.',
  'admin.events.tab.canceled': 'Cancelled',
  'admin.events.status.CANCELED': 'Cancelled',
  'admin.events.canceled': '“{title}” is cancelled',
  'admin.productEditor.choiceColor': 'Colour',
  'admin.productEditor.noOptions':
    'No options. Add one, such as a size or a colour, to sell variants.',
  'admin.orders.status.AUTHORIZED': 'Authorised',
  'admin.orders.status.CANCELED': 'Cancelled',
  'admin.order.void': 'Void authorisation',
  'admin.order.authorized': '{total} is authorised on the buyer’s card, not charged.',
  'admin.order.voidTitle': 'Void the authorisation of {total}?',
  'admin.order.voidNow': 'Void authorisation',
  'admin.order.voided': 'The authorisation was voided. Nothing was charged.',
  'admin.order.ticketCanceled': 'Cancelled',
  'admin.order.paidAfterCancel': 'This order is cancelled, but there is a payment for it.',
  'admin.order.eventCanceled': 'The event is cancelled. Payments aren’t returned automatically.',
} satisfies Partial<Record<AdminMessageKey, Message>>;
