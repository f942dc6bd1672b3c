import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { EventWords } from './event-words.ts';

/** The times of an event; that it ends on another day is a mark for the eye, and words for speech. */
export function EventTimes({ words: { times, dayMark } }: { words: EventWords }) {
  if (!times) return null;
  return (
    <>
      <bdi>{times}</bdi>
      {dayMark && (
        <>
          {' '}
          <span aria-hidden="true">{dayMark.shown}</span>
          <VisuallyHidden>, {dayMark.spoken}</VisuallyHidden>
        </>
      )}
    </>
  );
}
