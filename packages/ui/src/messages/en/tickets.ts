import type { Message } from '../format-message.ts';

/** Words of tickets, the hold on them and their bill. */
export const tickets = {
  'tickets.title': 'Tickets',
  'tickets.list': 'Tickets to choose from',
  'tickets.failed': 'The tickets could not be loaded.',
  'tickets.stale': 'These are the tickets as they were. They could not be read again.',
  'tickets.none.title': 'No tickets yet',
  'tickets.none.description': 'The organiser has not put any on sale. Look again later.',
  'tickets.free': 'Free',
  'tickets.from': 'From {price}',
  'tickets.each': 'each',
  'tickets.left': { one: '{count} left', other: '{count} left' },
  'tickets.until': 'On sale until {when}',
  'tickets.feeOnTop': 'Plus fee',
  'tickets.feeIncluded': 'Fee included',
  'tickets.feeAtCheckout': 'A fee comes at checkout',
  'tickets.taxOnTop': 'Plus {name}',
  'tickets.taxIncluded': '{name} included',
  'tickets.taxAtCheckout': '{name} comes at checkout',
  'tickets.tax': 'Tax',

  'tickets.scheduled': 'On sale from {when}',
  'tickets.scheduledUnknown': 'Not on sale yet',
  'tickets.opensIn': 'in {time}',
  'tickets.opening': 'The sale is opening.',
  'tickets.opened': '{name} is on sale.',
  'tickets.ended': 'The sale ended on {when}. Choose another ticket.',
  'tickets.endedUnknown': 'The sale has ended. Choose another ticket.',
  'tickets.closed': 'The sale of {name} has ended.',
  'tickets.soldOut': 'Sold out. Choose another ticket.',
  'tickets.reserved': 'All reserved right now. Some may come back.',
  'tickets.refresh': 'Look again',
  'tickets.refreshOf': 'Look again for {name}',
  'tickets.refreshing': 'Looking',
  'tickets.refreshWait': { one: 'Again in {count} second', other: 'Again in {count} seconds' },
  'tickets.limitTicket': {
    one: 'You can take {count} of these in one order.',
    other: 'You can take {count} of these in one order.',
  },
  'tickets.limitOrder': {
    one: 'One order can have {count} ticket. Take fewer of another to add more.',
    other: 'One order can have {count} tickets. Take fewer of another to add more.',
  },
  'tickets.atLeastOne': 'Remove it if you want none.',

  'tickets.name': 'Name a price',
  'tickets.nameOf': 'Name a price for {name}',
  'tickets.price': 'Your price for each',
  'tickets.priceHint': '{price} or more',
  'tickets.priceAny': 'Any amount, also nothing',
  'tickets.remove': 'Remove',
  'tickets.removeOf': 'Remove {name}',
  'tickets.times': '{count} × {price} = {total}',
  'tickets.price.blank': 'Enter a price of {min} or more.',
  'tickets.price.notANumber': 'Enter an amount in figures, like {example}.',
  'tickets.price.negative': 'Enter an amount of {min} or more.',
  'tickets.price.decimals': {
    '=0': 'Enter an amount without decimals, like {example}.',
    one: 'Enter at most {count} decimal, like {example}.',
    other: 'Enter at most {count} decimals, like {example}.',
  },
  'tickets.price.long': 'Enter an amount of at most {count} characters.',
  'tickets.price.low': 'The least is {min}. Enter that or more.',

  'tickets.short': {
    '=0': 'This ticket is no longer available.',
    one: 'Only {count} left, you asked for {wanted}.',
    other: 'Only {count} left, you asked for {wanted}.',
  },
  'tickets.shortReserved': {
    '=0': 'Others hold all of these right now. Some may come back.',
    one: 'Only {count} left right now, you asked for {wanted}. Others may give theirs back.',
    other: 'Only {count} left right now, you asked for {wanted}. Others may give theirs back.',
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
  'tickets.overLimitUnknown': 'That is more of these than one order can have.',
  'tickets.lineInvalid': 'The organiser did not take this as it is. Change it and try again.',
  'tickets.lineLow': 'The organiser did not take this price. The least is {min}.',

  'tickets.problem.limit': {
    one: 'One order can have {count} ticket.',
    other: 'One order can have {count} tickets.',
  },
  'tickets.problem.limitUnknown': 'That is more than one order can have. Take fewer.',
  'tickets.problem.notAvailable':
    'One of these tickets is not available. The list below is as it stands at this moment.',
  'tickets.problem.rejected': 'These tickets could not be held. Nothing was charged.',
  'tickets.problem.unreachable':
    'The tickets were not held, because the organiser could not be reached. Try again.',
  'tickets.problem.stillHeld': 'What you held before is still held.',
  'tickets.problem.swap': 'Give it back and try again',
  'tickets.problem.swapHint':
    'What you hold may count against it. If you give it back first, others can take it.',
  'tickets.problem.shorts': {
    one: '{count} ticket cannot be had as you asked. Your choice is kept.',
    other: '{count} tickets cannot be had as you asked. Your choice is kept.',
  },
  'tickets.problem.none': 'Choose at least one ticket.',

  'tickets.unknown.title': 'No answer came, so it is not known whether your tickets are held.',
  'tickets.unknown.retry': 'Ask once more',
  'tickets.unknown.still':
    'There is still no answer. If tickets are held for you, they go back by themselves.',
  'tickets.unknown.leave': 'Start over',
  'tickets.canceled': 'The organiser has taken back the tickets that were held. Choose again.',
  'tickets.canceledByBuyer': 'Your tickets were given back on another page. Choose again.',

  'tickets.restored.title': {
    one: '{count} ticket is held for you until {time}, from another page or visit.',
    other: '{count} tickets are held for you until {time}, from another page or visit.',
  },
  'tickets.restored.resume': 'Resume',
  'tickets.restored.startOver': 'Start over',
  'tickets.restored.failed': 'It could not be asked how it stands with them. Try again.',

  'tickets.count': { one: '{count} ticket', other: '{count} tickets' },
  'tickets.estimate': { one: '{count} ticket, estimate', other: '{count} tickets, estimate' },
  'tickets.estimateNote': 'Fees, taxes and codes are worked out when your tickets are held.',
  'tickets.estimateFree': 'There is nothing to pay for these.',
  'tickets.continue': 'Continue to your details',
  'tickets.get': 'Get tickets',
  'tickets.reserving': 'Holding your tickets',

  'tickets.reservation.title': {
    one: '{count} ticket held for you',
    other: '{count} tickets held for you',
  },
  'tickets.reservation.until': 'Until {time}',
  'tickets.reservation.renew': 'Hold for longer',
  'tickets.reservation.renewing': 'Holding',
  'tickets.reservation.notRenewed':
    'They could not be held for longer. They are yours until {time} all the same.',
  'tickets.reservation.release': 'Give back',
  'tickets.reservation.fiveMinutes': 'Your tickets are held for five more minutes.',
  'tickets.reservation.twoMinutes':
    'Your tickets are held for two more minutes. You can hold them longer.',
  'tickets.reservation.oneMinute': 'Your tickets are held for one more minute.',
  'tickets.reservation.halfMinute': 'Your tickets are held for thirty more seconds.',

  'tickets.ended.title': 'The hold has ended',
  'tickets.ended.description': 'Your tickets are on sale again. What you have filled in is kept.',
  'tickets.ended.saved': 'What you have filled in is kept, for when you choose others.',
  'tickets.ended.lost': 'Not all of these tickets can be had any more.',
  'tickets.ended.again': 'Hold again',
  'tickets.ended.pending': 'Holding',
  'tickets.ended.back': 'Back to the tickets',

  'tickets.summary.failed': 'The total could not be worked out. Your tickets are still held.',
  'tickets.consent.changed': 'The price has changed: {to}. It was {from} when you chose.',
  'tickets.consent.agree': 'Continue with {to}',
  'tickets.benefit.label': 'Your plans',
  'tickets.benefit.none': 'Use none',
  'tickets.benefit.rejected': 'This plan does not pay for these tickets. Choose another, or none.',
} as const satisfies Record<string, Message>;
