import { EventList } from '@vitrine/admin/events';
import { AppLink, Button } from '@vitrine/ui';
import { events } from '../storefront.ts';
import { urls } from '../urls.ts';

const create = (
  <Button emphasis="primary" asChild>
    <AppLink href={urls.newEvent}>New event</AppLink>
  </Button>
);

export const Component = () => <EventList list={events} actions={create} emptyAction={create} />;
