import {
  isForMembers,
  type RegistrationStep,
  type RegistrationStepKind,
  ticketPrices,
} from '@vitrine/atoms';
import type { EventMoney, EventV3 } from '@vitrine/client/events';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import {
  formatDate,
  formatTime,
  getShortStyle,
} from '../../patterns/date-time/format-date-time.ts';
import { formatMoney } from '../../primitives/money/format-money.ts';
import type { Status } from '../../primitives/status-dot/StatusDot.tsx';
import type { TextContext } from '../../provider/UiProvider.tsx';
import '../../messages/en/events.ts';

/** A short text beside a price, after a dot if it has a status. */
export interface OfferMark {
  text: string;
  status?: Status;
}

/** What an event costs, whether there is any left, and the action that it offers. */
export interface OfferLabels {
  /** “€42.00”, “From €18.00”, “Free”. None where the platform has none. */
  price?: string;
  /** Whether a visitor can buy a ticket or register at this moment. The price is muted if not. */
  isAvailable: boolean;
  marks: readonly OfferMark[];
  /** The label of a link to the registration: “Tickets”, “Register”. */
  action?: string;
}

type OfferEvent = Pick<EventV3, 'registration' | 'dateAndTimeSettings'>;

interface OfferTextContext extends TextContext {
  /** The platform's time in milliseconds. */
  now: number;
}

/** The message of the action of each step. A step without one offers no action. */
const actions: Partial<Record<RegistrationStepKind, PlainMessageKey>> = {
  tickets: 'events.tickets',
  rsvp: 'events.register',
  waitlist: 'events.joinWaitlist',
  external: 'events.register',
};

/** The message of the mark of each step, and its dot. */
const marks: Partial<Record<RegistrationStepKind, [message: PlainMessageKey, status?: Status]>> = {
  waitlist: ['events.full', 'sold-out'],
  'sold-out': ['events.soldOut', 'sold-out'],
  over: ['events.closed'],
  closed: ['events.closed'],
  paused: ['events.paused'],
  external: ['events.external'],
  none: ['events.none'],
  ended: ['events.ended'],
  canceled: ['events.cancelled', 'canceled'],
};

/** The steps of events whose price is of no use any more. */
const isPriceless = ({ kind }: RegistrationStep) => kind === 'canceled' || kind === 'ended';

/** Returns price, marks and action of an event for its registration step. */
export function getOfferLabels(
  event: OfferEvent,
  step: RegistrationStep,
  textContext: OfferTextContext,
): OfferLabels {
  const { t } = textContext;
  const price = isPriceless(step) ? undefined : getPriceLabel(event, textContext);
  const action = actions[step.kind];
  const mark = getMark(event, step, textContext);
  const isMembersOnly = isForMembers(event) && !isPriceless(step);
  return {
    ...(price && { price }),
    isAvailable: step.kind === 'none' || (step.kind !== 'waitlist' && !!action),
    marks: [...(mark ? [mark] : []), ...(isMembersOnly ? [{ text: t('events.membersOnly') }] : [])],
    ...(action && { action: t(action) }),
  };
}

function getMark(
  event: OfferEvent,
  step: RegistrationStep,
  textContext: OfferTextContext,
): OfferMark | undefined {
  const { t } = textContext;
  if (step.kind === 'scheduled') return { text: getScheduledLabel(event, step.from, textContext) };
  if (step.kind === 'full') {
    // Without a limit the platform closed registration for a reason that it does not return.
    return event.registration?.rsvp?.limit
      ? { text: t('events.full'), status: 'sold-out' }
      : { text: t('events.closed') };
  }
  const [message, status] = marks[step.kind] ?? [];
  return message && { text: t(message), ...(status && { status }) };
}

function getPriceLabel(event: OfferEvent, { t, locale }: TextContext): string | undefined {
  const { type } = event.registration ?? {};
  if (type === 'RSVP' || type === 'NONE') return t('events.free');
  if (type !== 'TICKETING') return undefined;
  const { lowest, highest, isFree } = ticketPrices(event);
  if (isFree) return t('events.free');
  const format = ({ value: amount = '', currency = '' }: EventMoney) =>
    formatMoney({ amount, currency }, locale);
  const price = lowest && format(lowest);
  const maximum = highest && format(highest);
  if (lowest && maximum && Number(lowest.value) === 0) {
    return t('events.freeTo', { price: maximum });
  }
  return price && (maximum ? t('events.priceFrom', { price }) : price);
}

function getScheduledLabel(
  { dateAndTimeSettings }: OfferEvent,
  from: Date | undefined,
  { t, locale, now }: OfferTextContext,
): string {
  if (!from || Number.isNaN(from.getTime())) return t('events.scheduledLater');
  const zone = dateAndTimeSettings?.timeZoneId ?? 'UTC';
  const style = getShortStyle([from], now, locale, zone);
  return t('events.scheduled', {
    date: formatDate(from, locale, zone, style),
    time: formatTime(from, locale, zone),
  });
}
