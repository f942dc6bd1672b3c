import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import * as css from './EventOffer.css.ts';
import type { EventLabels } from './event-labels.ts';

/** The registration state of an event, and further notes. */
export function EventOffer({ labels }: { labels: EventLabels }) {
  const { offer, offerLabel, offerStatus, notes } = labels;
  if (!offerLabel && notes.length === 0) return null;
  return (
    <span className={css.root}>
      {offerLabel &&
        (offerStatus ? (
          <StatusDot state={offerStatus}>{offerLabel}</StatusDot>
        ) : (
          <Text variant="caption" className={offer === 'canceled' ? css.strong : undefined}>
            {offerLabel}
          </Text>
        ))}
      {notes.map((note) => (
        <Text key={note} variant="caption" tone="muted" className={css.note}>
          {note}
        </Text>
      ))}
    </span>
  );
}
