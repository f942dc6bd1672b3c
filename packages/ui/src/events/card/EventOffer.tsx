import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './EventOffer.css.ts';
import type { OfferLabels } from './offer-labels.ts';

/** What an event costs, and whether a visitor can register. Renders nothing if neither is known. */
export function EventOffer({ labels, className }: { labels: OfferLabels; className?: string }) {
  const { price, isAvailable, marks } = labels;
  if (!price && marks.length === 0) return null;
  return (
    <span className={classes(css.root, className)}>
      {price && <bdi className={css.price[isAvailable ? 'available' : 'muted']}>{price}</bdi>}
      {marks.map(({ text, status }) =>
        status ? (
          <StatusDot key={text} state={status} className={css.mark}>
            {text}
          </StatusDot>
        ) : (
          <Text key={text} variant="caption" tone="muted" className={css.mark}>
            {text}
          </Text>
        ),
      )}
    </span>
  );
}
