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

  'orders.checkout.step': 'Step {place} of {of}',
  'orders.checkout.failed': 'The checkout could not be read. Your tickets are still held.',
  'orders.checkout.none.title': 'No tickets are held for you',
  'orders.checkout.none.lead': 'Choose some first. What you have filled in is kept.',
  'orders.details.title': 'Your details',
  'orders.details.continue': 'Continue to review',
  'orders.buyer': 'Buyer',
  'orders.guest': 'Guest {place} of {of}',
  'orders.guestOf': 'Guest {place} of {of}, {ticket}',
  'orders.copy': 'Copy from buyer',
  'orders.copyTo': 'to guest {place}',
  'orders.back': 'Back',

  'orders.review.title': 'Review your order',
  'orders.conditions': 'What holds for your tickets',
  'orders.conditions.accept': 'I have read this and accept it',
  'orders.conditions.problem': 'Accept what holds for your tickets to continue',
  'orders.payment': 'How would you like to pay?',
  'orders.payment.online': 'Online',
  'orders.payment.online.hint': 'You are led to the payment page and come back here.',
  'orders.payment.in-person': 'In person',
  'orders.payment.in-person.hint': 'The tickets are kept for you. Nothing is charged online.',
  'orders.review.online': 'Continue to payment',
  'orders.review.in-person': 'Order and pay in person',
  'orders.review.free': 'Get tickets',
  'orders.review.sending': 'Ordering',
  'orders.review.price': 'The price has changed. Agree to it first.',
  'orders.review.noPrice': 'The total is not known yet. Wait a moment and try again.',
  'orders.review.failed':
    'The order did not go through. Nothing was charged, and your tickets are still held. Try again.',
  'orders.review.refused':
    'The organiser did not take this order. Nothing was charged, and your tickets are still held.',
  'orders.review.unheard':
    'No answer came, so it is not known whether there is an order. Try again: there will be one at most.',
  'orders.pay.leaving': 'You are being led to the payment page. Your order is kept meanwhile.',
  'orders.elsewhere.title': 'These tickets are ordered already',
  'orders.elsewhere.lead': 'It was done on another page. The e-mail about the order leads to it.',

  'orders.bill.line': '{count} × {name}',
  'orders.bill.subtotal': 'Subtotal',
  'orders.bill.discount': 'Discount',
  'orders.bill.taxName': 'Tax',
  'orders.bill.tax': '{name}',
  'orders.bill.includedTax': 'Includes {name}',
  'orders.bill.fee': 'Service fee',
  'orders.bill.includedFee': 'Includes a service fee',
  'orders.bill.total': 'Total',
  'orders.bill.file': 'Invoice',

  'orders.people': 'Who comes',
  'orders.people.change': 'Change answers',
  'orders.people.save': 'Save answers',
  'orders.people.saving': 'Saving',
  'orders.people.cancel': 'Leave as it was',
  'orders.people.saved': 'The answers are saved.',
  'orders.people.settled':
    'The order is settled, so these answers are fixed. To change one, write to the organiser.',
  'orders.people.over': 'The order is over, so these answers are fixed.',
  'orders.people.erased': 'These answers were erased.',
  'orders.people.not-known':
    'The answers of the guests come with their tickets, and can be changed by the organiser.',
  'orders.bill.failed': 'The bill could not be read. Your tickets are still held.',
  'orders.bill.changed': 'The total was {from} and is {to} now.',
  'orders.bill.agree': 'Agree to it',
} satisfies Record<string, Message>;
