import type { Message } from '../message.ts';

/** Words of the way from buyer and guests to the order. */
export const orders = {
  'orders.number': 'Order',
  'orders.summary': 'Summary',
  'orders.failed': 'This order could not be read. Nothing about it has changed.',
  'orders.missing.title': 'There is no such order',
  'orders.missing.lead':
    'The link may be incomplete. It stands in full in the e-mail about the order.',

  'orders.awaiting-payment.status': 'Not paid',
  'orders.awaiting-payment.title': 'Your payment has not arrived yet',
  'orders.awaiting-payment.lead':
    'If you have just paid, this takes a moment. If not, you can pay {total} now.',
  'orders.processing.status': 'Payment being checked',
  'orders.processing.title': 'Your payment is being checked',
  'orders.processing.lead':
    'The payment provider is still looking at it. Your tickets are kept until then, and we write to {email} when it is through.',
  'orders.reserved-on-card.status': 'Reserved on your card',
  'orders.reserved-on-card.title': 'Reserved on your card, not charged yet',
  'orders.reserved-on-card.lead':
    '{total} is set aside on your card. It is charged when the organiser confirms your order; we write to {email} then.',
  'orders.pay-in-person.status': 'To be paid in person',
  'orders.pay-in-person.title': 'Your tickets are kept for you',
  'orders.pay-in-person.lead': 'You pay {total} in person. Nothing was charged online.',
  'orders.partly-paid.status': 'Partly paid',
  'orders.partly-paid.title': 'A part is still to be paid',
  'orders.partly-paid.lead':
    'A part of {total} has arrived. Your tickets are kept, and the organiser tells you how to pay the rest.',
  'orders.preparing.status': 'Confirmed',
  'orders.preparing.title': 'Your tickets are being prepared',
  'orders.preparing.lead':
    'Your order is complete. The tickets appear here in a moment, and go to {email} as well.',
  'orders.ready.status': 'Paid',
  'orders.ready.title': 'Thank you. Your tickets are here',
  'orders.ready.lead':
    'They went to {email} as well. Show them at the door, on paper or on a screen.',
  'orders.free.status': 'Confirmed, free',
  'orders.free.title': 'Your tickets are here',
  'orders.free.lead': 'There was nothing to pay. The tickets went to {email} as well.',
  'orders.declined.status': 'Declined',
  'orders.declined.title': 'The payment was declined',
  'orders.declined.lead':
    'Nothing was charged. Your tickets went back on sale, and you can try again with another way to pay.',
  'orders.canceled.status': 'Cancelled',
  'orders.canceled.title': 'This order has ended without a payment',
  'orders.canceled.lead':
    'It was not paid in time, or was cancelled. Your tickets went back on sale, and nothing was charged.',
  'orders.refund.status': 'Cancelled',
  'orders.refund.title': 'This order was cancelled',
  'orders.refund.lead':
    'The tickets are no longer valid. A payment for it has reached us; we are checking it and write to {email}.',
  'orders.voided.status': 'Released',
  'orders.voided.title': 'The reserved sum was released',
  'orders.voided.lead':
    'Nothing was charged to your card, and there are no tickets. {total} is free again in a few days.',
  'orders.unknown.status': 'Not known',
  'orders.unknown.title': 'We cannot say how this order stands',
  'orders.unknown.lead': 'The order is there. Ask again in a moment.',

  'orders.payBy': 'Your tickets are kept until {when}.',
  'orders.capturedOn': 'Without a word from the organiser it is charged on {when}.',
  'orders.voidedOn': 'Without a word from the organiser it is released on {when}.',
  'orders.late':
    'There is no news yet. It can take longer; we write to {email} as soon as there is some.',
  'orders.lateUnknown': 'There is no news yet. It can take longer; ask again in a while.',
  'orders.askFailed': 'It could not be asked how the order stands. Check your connection.',
  'orders.refresh': 'Check again',
  'orders.asking': 'Checking',

  'orders.pay': 'Pay now',
  'orders.pay.opening': 'Opening payment',
  'orders.pay.failed': 'The payment could not be opened. Nothing was charged. Try again.',
  'orders.pay.address': 'The payment sent an address that cannot be opened. Nothing was charged.',

  'orders.tickets': 'Tickets',
  'orders.ticket': 'Ticket',
  'orders.ticketOf': 'ticket {number}',
  'orders.download': 'Download',
  'orders.wallet': 'Add to wallet',
  'orders.downloadAll': 'Download all',
  'orders.downloadTickets': { one: 'Download ticket', other: 'Download {count} tickets' },
  'orders.ticketCanceled': 'Cancelled',
  'orders.checkedIn': 'Checked in, {when}',
} satisfies Record<string, Message>;
