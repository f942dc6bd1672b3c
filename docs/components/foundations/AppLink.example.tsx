import { AppLink } from '@vitrine/ui';

export default function AppLinkExample() {
  return <AppLink href="/events">Events</AppLink>;
}
