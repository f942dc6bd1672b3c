import { type RegistrationStep, type RegistrationStepKind, ticketPrices } from '@vitrine/atoms';
import type { EventMoney, EventV3 } from '@vitrine/client/events';
import { formatDate, getShortStyle } from '../../patterns/date-time/format-date-time.ts';
import { formatMoney } from '../../primitives/money/format-money.ts';
import type { Status } from '../../primitives/status-dot/StatusDot.tsx';
import type { TextContext } from '../../provider/UiProvider.tsx';
import '../../messages/en/events.ts';

const dotStatuses: Partial<Record<RegistrationStepKind, Status>> = {
  tickets: 'available',
  rsvp: 'available',
  waitlist: 'reserved',
  'sold-out': 'sold-out',
  full: 'sold-out',
};

/** The status dot before the text. None if the event is neither available nor sold out. */
export const offerStatus = (kind: RegistrationStepKind): Status | undefined => dotStatuses[kind];

const plain = {
  rsvp: 'events.rsvp',
  waitlist: 'events.waitlist',
  'sold-out': 'events.soldOut',
  over: 'events.closed',
  closed: 'events.closed',
  paused: 'events.paused',
  external: 'events.external',
  none: 'events.none',
  ended: 'events.ended',
  canceled: 'events.cancelled',
} as const;

interface OfferTextContext extends TextContext {
  /** The platform's time in milliseconds. */
  now: number;
}

/** Returns a short text for the registration step; empty if the step is unknown. */
export function offerLabel(
  event: Pick<EventV3, 'registration' | 'dateAndTimeSettings'>,
  step: RegistrationStep,
  textContext: OfferTextContext,
): string | undefined {
  const { t } = textContext;
  switch (step.kind) {
    case 'tickets':
      return getTicketPriceLabel(event, textContext);
    case 'scheduled':
      return getScheduledLabel(event, step.from, textContext);
    case 'full':
      // Without a limit the platform closed registration for a reason that it does not return.
      return t(event.registration?.rsvp?.limit ? 'events.full' : 'events.closed');
    case 'unknown':
      return undefined;
    default:
      return t(plain[step.kind]);
  }
}

function getTicketPriceLabel(
  event: Pick<EventV3, 'registration'>,
  { t, locale }: TextContext,
): string {
  const { lowest, highest, isFree } = ticketPrices(event);
  if (isFree) return t('events.free');
  const { value: amount = '', currency = '' } = (lowest ?? {}) as EventMoney;
  if (lowest && Number(amount) === 0) return t('events.someFree');
  const price = formatMoney({ amount, currency }, locale);
  if (!price) return t('events.tickets');
  return t(highest ? 'events.ticketsFrom' : 'events.ticketsAt', { price });
}

function getScheduledLabel(
  { dateAndTimeSettings }: Pick<EventV3, 'dateAndTimeSettings'>,
  from: Date | undefined,
  { t, locale, now }: OfferTextContext,
): string {
  if (!from || Number.isNaN(from.getTime())) return t('events.scheduledLater');
  const zone = dateAndTimeSettings?.timeZoneId ?? 'UTC';
  const style = getShortStyle([from], now, locale, zone);
  return t('events.scheduled', { date: formatDate(from, locale, zone, style) });
}
