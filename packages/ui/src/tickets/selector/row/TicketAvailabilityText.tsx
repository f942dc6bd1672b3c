'use client';

import { saleRemainingAtom, type TicketAvailability, useAtomValue } from '@vitrine/atoms';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { CalendarX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatMoment } from '../../../patterns/date-time/use-format-moment.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { StatusDot } from '../../../primitives/status-dot/StatusDot.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { formatCountdown } from '../../reservation/format-countdown.ts';
import * as css from '../Tickets.css.ts';
import { useTicketsContext } from '../tickets-context.ts';
import '../../../messages/en/tickets.ts';

/** Maximum remaining stock at which the number is shown. */
const LOW_STOCK_THRESHOLD = 5;
/** How long before its sale a ticket shows a countdown, in milliseconds. */
const COUNTDOWN_MS = 86_400_000;

interface TicketAvailabilityTextProps {
  definition: TicketDefinition;
  availability: TicketAvailability;
  /** Tickets that are reserved for the visitor. */
  heldCount: number;
}

/** Availability of a ticket as text after a status dot: each reason has its own text. */
export function TicketAvailabilityText({
  definition,
  availability,
  heldCount,
}: TicketAvailabilityTextProps) {
  const { t } = useUi();
  const { timeZone, now } = useTicketsContext();
  const moment = useFormatMoment(timeZone, { now });
  switch (availability.kind) {
    case 'on-sale': {
      const { unsold } = definition.dashboard ?? {};
      const isLow = typeof unsold === 'number' && unsold > 0 && unsold <= LOW_STOCK_THRESHOLD;
      if (!isLow && !availability.closes) return null;
      return (
        <div className={css.marks}>
          {isLow && <StatusDot state="low">{t('tickets.left', { count: unsold })}</StatusDot>}
          {availability.closes && (
            <span>{t('tickets.until', { when: moment(availability.closes, 'date') })}</span>
          )}
        </div>
      );
    }
    case 'sale-scheduled':
      return (
        <Timed icon={Clock}>
          {availability.opens ? (
            <Opens opens={availability.opens} when={moment(availability.opens, 'date')} />
          ) : (
            t('tickets.scheduledUnknown')
          )}
        </Timed>
      );
    case 'sale-ended':
      if (heldCount > 0) {
        return <Timed icon={CalendarX}>{t('tickets.endedHeld', { count: heldCount })}</Timed>;
      }
      return (
        <Timed icon={CalendarX}>
          {availability.closed
            ? t('tickets.ended', { when: moment(availability.closed, 'date') })
            : t('tickets.endedUnknown')}
        </Timed>
      );
    case 'reserved-by-others':
      return <StatusText state="reserved">{t('tickets.reserved')}</StatusText>;
    case 'sold-out':
      return <StatusText state="sold-out">{t('tickets.soldOut')}</StatusText>;
    default:
      return null;
  }
}

function StatusText({ state, children }: { state: 'reserved' | 'sold-out'; children: string }) {
  return (
    <div className={css.marks}>
      <StatusDot state={state}>{children}</StatusDot>
    </div>
  );
}

function Timed({ icon, children }: { icon: typeof Clock; children: ReactNode }) {
  return (
    <div className={css.marks}>
      <span className={css.timed}>
        <Icon as={icon} size="small" className={css.timedIcon} />
        <span>{children}</span>
      </span>
    </div>
  );
}

/**
 * When the sale opens, and during its last day the time until then. The time is only visible; the
 * opening itself is announced.
 */
function Opens({ opens, when }: { opens: Date; when: string }) {
  const { t, locale } = useUi();
  const left = useAtomValue(saleRemainingAtom(opens.getTime()));
  if (left === 0) return t('tickets.opening');
  const date = t('tickets.scheduled', { when });
  if (left > COUNTDOWN_MS) return date;
  return (
    <>
      {date}
      <span aria-hidden="true">
        {' '}
        ({t('tickets.opensIn', { time: formatCountdown(left, locale) })})
      </span>
    </>
  );
}
