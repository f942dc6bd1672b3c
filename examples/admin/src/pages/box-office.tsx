import { PageHead } from '@vitrine/admin/frame';
import { eventsAtom, useAtomValue } from '@vitrine/atoms';
import { EventStatus } from '@vitrine/client/events';
import { AppLink, Button, Link, Text } from '@vitrine/ui';
import { routes, urls } from '../urls.ts';
import './box-office.css';

const upcoming = eventsAtom({
  filter: { status: { $in: [EventStatus.UPCOMING, EventStatus.STARTED] } },
  sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'ASC' }],
});

const formatDate = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const actions = [
  ['Guests', urls.guests],
  ['Check-in', urls.checkIn],
  ['Point of sale', urls.sale],
] as const;

/** The next events, with what the box office does at each. */
export function Component() {
  const { items } = useAtomValue(upcoming);
  return (
    <section className="box-office">
      <PageHead title="Box office" />
      <ul className="box-office-events">
        {items.map(({ _id: id, title, dateAndTimeSettings: { startDate } = {} }) => (
          <li key={id}>
            <div>
              <Link href={routes.adminEvent(id)}>{title}</Link>
              <Text>{startDate ? formatDate.format(startDate) : 'Date to be announced'}</Text>
            </div>
            {actions.map(([label, getUrl]) => (
              <Button key={label} asChild>
                <AppLink href={getUrl(id)} aria-label={`${label}: ${title}`}>
                  {label}
                </AppLink>
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
