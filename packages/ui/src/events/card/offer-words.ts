import { type RegistrationStep, type RegistrationStepKind, ticketPrices } from '@vitrine/atoms';
import type { EventMoney, EventV3 } from '@vitrine/client/events';
import { formatDate, shortStyle } from '../../lib/when/format-when.ts';
import type { Speech } from '../../lib/when/when-words.ts';
import type { MarkState } from '../../primitives/mark/Mark.tsx';
import { formatMoney } from '../../primitives/money/format-money.ts';

const marks: Partial<Record<RegistrationStepKind, MarkState>> = {
  tickets: 'available',
  rsvp: 'available',
  waitlist: 'held',
  'sold-out': 'sold',
  full: 'sold',
};

/** The dot before the words; what is neither to be had nor gone has none. */
export const offerMark = (kind: RegistrationStepKind): MarkState | undefined => marks[kind];

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

interface OfferSpeech extends Speech {
  /** The platform's time in milliseconds. */
  now: number;
}

/** What somebody can do who wants to come, in a few words; nothing where nobody knows. */
export function offerWords(
  event: Pick<EventV3, 'registration' | 'dateAndTimeSettings'>,
  step: RegistrationStep,
  speech: OfferSpeech,
): string | undefined {
  const { t } = speech;
  switch (step.kind) {
    case 'tickets':
      return ticketWords(event, speech);
    case 'scheduled':
      return scheduledWords(event, step.from, speech);
    case 'full':
      // Without a limit the platform closed it for a reason that it does not tell.
      return t(event.registration?.rsvp?.limit ? 'events.full' : 'events.closed');
    case 'unknown':
      return undefined;
    default:
      return t(plain[step.kind]);
  }
}

function ticketWords(event: Pick<EventV3, 'registration'>, { t, locale }: Speech): string {
  const { lowest, highest, isFree } = ticketPrices(event);
  if (isFree) return t('events.free');
  const { value: amount = '', currency = '' } = (lowest ?? {}) as EventMoney;
  if (lowest && Number(amount) === 0) return t('events.someFree');
  const price = formatMoney({ amount, currency }, locale);
  if (!price) return t('events.tickets');
  return t(highest ? 'events.ticketsFrom' : 'events.ticketsAt', { price });
}

function scheduledWords(
  { dateAndTimeSettings }: Pick<EventV3, 'dateAndTimeSettings'>,
  from: Date | undefined,
  { t, locale, now }: OfferSpeech,
): string {
  if (!from || Number.isNaN(from.getTime())) return t('events.scheduledLater');
  const zone = dateAndTimeSettings?.timeZoneId ?? 'UTC';
  const style = shortStyle([from], now, locale, zone);
  return t('events.scheduled', { date: formatDate(from, locale, zone, style) });
}
