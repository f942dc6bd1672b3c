import {
  eventClockAtom,
  getEventTransitions,
  registrationStep,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { Rsvp } from '@vitrine/ui';

export const Invitation = ({ event }: { event: EventV3 }) => {
  const now = useAtomValue(eventClockAtom(getEventTransitions([event])));
  return (
    <Rsvp.View
      event={event}
      step={registrationStep(event, now)}
      onAnswer={async (reply) => {
        const response = await fetch('/api/answers', {
          method: 'POST',
          body: JSON.stringify(reply),
        });
        if (!response.ok) throw new Error(`The answer was rejected: ${response.status}.`);
        return { answer: reply.answer };
      }}
    />
  );
};
