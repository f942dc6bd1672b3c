import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of tickets, their reservation and their price. */
export const tickets = {
  'tickets.title': 'Tickets',
  'tickets.list': 'Available tickets',
  'tickets.failed': 'We couldn’t load the tickets.',
  'tickets.stale': 'This may be out of date. We couldn’t refresh the tickets.',
  'tickets.none.title': 'No tickets yet',
  'tickets.none.description': 'Tickets aren’t on sale yet. Check back later.',
  'tickets.free': 'Free',
  'tickets.from': 'From {price}',
  'tickets.each': 'each',
  'tickets.left': { one: '{count} left', other: '{count} left' },
  'tickets.until': 'On sale until {when}',
  'tickets.feeOnTop': 'Plus fee',
  'tickets.feeIncluded': 'Fee included',
  'tickets.feeAtCheckout': 'Plus fee at checkout',
  'tickets.taxOnTop': 'Plus {name}',
  'tickets.taxIncluded': 'Prices include {name}',
  'tickets.taxAtCheckout': 'Plus {name} at checkout',
  'tickets.tax': 'Tax',

  'tickets.scheduled': 'On sale from {when}',
  'tickets.scheduledUnknown': 'Not on sale yet',
  'tickets.opensIn': 'in {time}',
  'tickets.opening': 'The sale is opening',
  'tickets.opened': '{name} is on sale.',
  'tickets.ended': 'Sales ended on {when}',
  'tickets.endedUnknown': 'Sales have ended',
  'tickets.endedHeld': {
    one: 'Sales have ended. The ticket that is held for you is still yours.',
    other: 'Sales have ended. The {count} tickets that are held for you are still yours.',
  },
  'tickets.closed': 'Sales of {name} have ended.',
  'tickets.soldOut': 'Sold out',
  'tickets.reserved': 'All reserved right now. Some may be released.',
  'tickets.refresh': 'Check again',
  'tickets.refreshOf': 'Check again for {name}',
  'tickets.refreshing': 'Checking',
  'tickets.refreshWait': { one: 'Again in {count} second', other: 'Again in {count} seconds' },
  'tickets.limitTicket': {
    one: 'Limit {count} per order',
    other: 'Limit {count} per order',
  },
  'tickets.limitOrder': {
    one: 'Up to {count} ticket per order',
    other: 'Up to {count} tickets per order',
  },
  'tickets.atLeastOne': 'The minimum is 1.',

  'tickets.code': 'Ticket code',
  'tickets.code.show': 'Show tickets',
  'tickets.code.checking': 'Checking',
  'tickets.code.blank': 'Enter a code.',
  'tickets.code.failed': 'We couldn’t check the code. Try again.',
  'tickets.code.unknown': 'We don’t recognize {code}. Check the spelling.',
  'tickets.code.revealed': {
    one: '{count} ticket added to the list.',
    other: '{count} tickets added to the list.',
  },

  'tickets.name': 'Name your price',
  'tickets.nameOf': 'Name your price for {name}',
  'tickets.price': 'Your price per ticket',
  'tickets.priceHint': '{price} or more',
  'tickets.priceAny': 'Any amount, even zero',
  'tickets.remove': 'Remove',
  'tickets.removeOf': 'Remove {name}',
  'tickets.times': '{count} × {price} = {total}',
  'tickets.price.blank': 'Enter a price of {min} or more.',
  'tickets.price.notANumber': 'Enter an amount like {example}.',
  'tickets.price.negative': 'Enter {min} or more.',
  'tickets.price.decimals': {
    '=0': 'Enter an amount without decimals, like {example}.',
    one: 'Enter no more than {count} decimal, like {example}.',
    other: 'Enter no more than {count} decimals, like {example}.',
  },
  'tickets.price.long': 'Enter no more than {count} characters.',
  'tickets.price.low': 'Enter {min} or more.',

  'tickets.short': {
    '=0': 'This ticket is no longer available.',
    one: 'Only {count} left, you wanted {requested}.',
    other: 'Only {count} left, you wanted {requested}.',
  },
  'tickets.shortReserved': {
    '=0': 'Others are holding all of these right now. Some may be released.',
    one: 'Only {count} left right now, you wanted {requested}. Some may be released again.',
    other: 'Only {count} left right now, you wanted {requested}. Some may be released again.',
  },
  'tickets.shortOwn': {
    '=0': 'These may already be held for you, because your first request got no answer. If so, they’ll be released automatically.',
    one: 'Only {count} left right now, you wanted {requested}. Others may already be held for you, because your first request got no answer.',
    other:
      'Only {count} left right now, you wanted {requested}. Others may already be held for you, because your first request got no answer.',
  },
  'tickets.continueWith': { one: 'Continue with {count}', other: 'Continue with {count}' },
  'tickets.continueWithOf': {
    one: 'Continue with {count} of {name}',
    other: 'Continue with {count} of {name}',
  },
  'tickets.overLimit': {
    one: 'You can have {count} of these in one order.',
    other: 'You can have {count} of these in one order.',
  },
  'tickets.overLimitUnknown': 'That’s more of these than one order allows.',
  'tickets.underMinimum': {
    one: 'Choose at least {count} ticket.',
    other: 'Choose at least {count} tickets.',
  },
  'tickets.underMinimumUnknown': 'That’s fewer of these than one order needs. Choose more.',
  'tickets.quantityInvalid': 'This quantity couldn’t be accepted. Choose another one.',
  'tickets.lineInvalid': 'This couldn’t be accepted. Change it and try again.',
  'tickets.lineLow': 'This price couldn’t be accepted. Enter {min} or more.',
  'tickets.lineHigh': 'This price couldn’t be accepted. Enter {max} or less.',

  'tickets.problem.limit': {
    one: 'Limit {count} ticket per order.',
    other: 'Limit {count} tickets per order.',
  },
  'tickets.problem.limitUnknown': 'That’s more than one order allows. Choose fewer.',
  'tickets.problem.minimum': {
    one: 'Choose at least {count} ticket for this order.',
    other: 'Choose at least {count} tickets for this order.',
  },
  'tickets.problem.minimumUnknown': 'That’s fewer than one order needs. Choose more.',
  'tickets.problem.notAvailable':
    'One of these tickets isn’t available. The list is up to date now.',
  'tickets.problem.rejected': 'We couldn’t hold these tickets. Nothing was charged.',
  'tickets.problem.unreachable': 'We couldn’t connect, so your tickets aren’t held. Try again.',
  'tickets.problem.stillHeld': 'Your earlier tickets are still held.',
  'tickets.problem.swap': 'Release them and try again',
  'tickets.problem.swapHint':
    'The tickets you hold may count toward the limit. If you release them first, others can take them.',
  'tickets.problem.shorts': {
    one: 'One kind of ticket isn’t available as requested. Your selection is saved.',
    other: '{count} kinds of tickets aren’t available as requested. Your selection is saved.',
  },
  'tickets.problem.price': 'One price couldn’t be accepted. Your selection is saved.',
  'tickets.problem.none': 'Choose at least one ticket.',

  'tickets.unknown.title': 'We can’t tell if your tickets are held.',
  'tickets.unknown.retry': 'Check again',
  'tickets.unknown.still':
    'We still can’t connect. If tickets are held for you, they’ll be released automatically.',
  'tickets.unknown.leave': 'Start over',
  'tickets.canceled': 'The organizer has released your tickets. Choose again.',
  'tickets.canceledByBuyer': 'Your tickets were released on another page. Choose again.',

  'tickets.restored.title': {
    one: '{count} ticket is held for you until {time}, from another page or visit.',
    other: '{count} tickets are held for you until {time}, from another page or visit.',
  },
  'tickets.restored.resume': 'Resume',
  'tickets.restored.startOver': 'Start over',
  'tickets.restored.failed': 'We couldn’t check on them. Try again.',

  'tickets.count': { one: '{count} ticket', other: '{count} tickets' },
  'tickets.estimate': {
    one: 'Estimated total, {count} ticket',
    other: 'Estimated total, {count} tickets',
  },
  'tickets.estimateNote': 'Fees, taxes and discounts are added in the next step.',
  'tickets.total': { one: 'Total, {count} ticket', other: 'Total, {count} tickets' },
  'tickets.line': '{count} × {name}',
  'tickets.choose': 'Choose tickets',
  'tickets.proceed': 'Continue',
  'tickets.bar': 'Your tickets',
  'tickets.hold': {
    one: 'We’ll hold your tickets for {count} minute while you check out.',
    other: 'We’ll hold your tickets for {count} minutes while you check out.',
  },
  'tickets.notOnSale': {
    one: '{count} ticket type not on sale',
    other: '{count} ticket types not on sale',
  },
  'tickets.notOnSaleNames': '{tickets}: {names}',
  'tickets.continue': 'Continue to your details',
  'tickets.get': 'Get tickets',
  'tickets.reserving': 'Holding your tickets',

  'tickets.reservation.title': {
    one: '{count} ticket held for you',
    other: '{count} tickets held for you',
  },
  'tickets.reservation.until': 'Until {time}',
  'tickets.reservation.renew': 'Hold longer',
  'tickets.reservation.renewing': 'Holding',
  'tickets.reservation.notRenewed':
    'We couldn’t extend the hold. Your tickets are still held until {time}.',
  'tickets.reservation.release': { one: 'Release ticket', other: 'Release tickets' },
  'tickets.reservation.fiveMinutes': 'Your tickets are held for five more minutes.',
  'tickets.reservation.twoMinutes':
    'Your tickets are held for two more minutes. You can hold them longer.',
  'tickets.reservation.oneMinute': 'Your tickets are held for one more minute.',
  'tickets.reservation.halfMinute': 'Your tickets are held for thirty more seconds.',

  'tickets.ended.title': 'Your hold has ended',
  'tickets.ended.description': 'Your tickets are back on sale. Your answers are saved.',
  'tickets.ended.saved': 'Your answers are saved for when you choose other tickets.',
  'tickets.ended.lost': 'Some of these tickets are gone.',
  'tickets.ended.again': 'Hold again',
  'tickets.ended.pending': 'Holding',
  'tickets.ended.back': 'Back to tickets',

  'tickets.summary.failed': 'We couldn’t calculate the total. Your tickets are still held.',
  'tickets.consent.changed': 'The price has changed to {to}. It was {from} when you chose.',
  'tickets.consent.agree': 'Continue with {to}',
  'tickets.benefit.label': 'Your plans',
  'tickets.benefit.none': 'Don’t use a plan',
  'tickets.benefit.rejected': 'This plan doesn’t cover these tickets. Choose another, or none.',
} as const satisfies Record<string, Message>;

addDefaultMessages(tickets);
