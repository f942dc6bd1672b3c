import { CheckInScreen } from '@vitrine/admin/guests';
import { useParams } from 'react-router';
import { SignedIn } from '../SignedIn.tsx';
import { urls } from '../urls.ts';

/** The screen at the entrance, without the frame. */
export function Component() {
  const { eventId = '' } = useParams();
  return (
    <SignedIn>
      <CheckInScreen key={eventId} eventId={eventId} guestsHref={urls.guests(eventId)} />
    </SignedIn>
  );
}
