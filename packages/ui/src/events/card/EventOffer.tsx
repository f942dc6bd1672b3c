import { Mark } from '../../primitives/mark/Mark.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import * as css from './EventOffer.css.ts';
import type { EventWords } from './event-words.ts';

/** What somebody can do who wants to come, and what else there is to know. */
export function EventOffer({ words }: { words: EventWords }) {
  const { offer, offerWords, offerMark, notes } = words;
  if (!offerWords && notes.length === 0) return null;
  return (
    <span className={css.root}>
      {offerWords &&
        (offerMark ? (
          <Mark state={offerMark}>{offerWords}</Mark>
        ) : (
          <Text variant="caption" className={offer === 'canceled' ? css.strong : undefined}>
            {offerWords}
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
