import { ReservationEndedDialog, ReservationTimer } from '@vitrine/ui';

export default function ReservationExample() {
  return (
    <>
      <ReservationTimer eventId="event-id" />
      <ReservationEndedDialog eventId="event-id" />
    </>
  );
}
