import { NextEvent, Stack, UpcomingEvents } from '@vitrine/ui';

export default function UpcomingEventsExample() {
  return (
    <Stack gap="32">
      <NextEvent timeZone="Europe/Copenhagen" />
      <UpcomingEvents title="Soon" limit={3} level={3} timeZone="Europe/Copenhagen" />
    </Stack>
  );
}
