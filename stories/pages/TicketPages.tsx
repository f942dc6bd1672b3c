import { eventBySlugAtom, useAtom } from '@vitrine/atoms';
import {
  Button,
  Container,
  EmptyState,
  Link,
  ReadFailure,
  Spinner,
  TicketCheckoutPage,
  type TicketCheckoutPageProps,
  TicketOrderPage,
} from '@vitrine/ui';
import type { ReactElement } from 'react';
import * as css from './Shop.css.ts';
import { go, hrefs } from './use-route.ts';

interface OfEvent extends Pick<TicketCheckoutPageProps, 'navigate'> {
  slug: string;
}

const programme = (
  <Link place="standalone" href={hrefs.programme}>
    See the programme
  </Link>
);

/** Addresses name an event by its slug; tickets and orders know it by its id. */
function WithEventId({
  slug,
  children,
}: {
  slug: string;
  children: (eventId: string) => ReactElement;
}) {
  const [{ data: event, isError, isFetching }, read] = useAtom(eventBySlugAtom({ slug }));
  if (event?._id) return children(event._id);
  return (
    <Container className={css.event}>
      {isError && (
        <ReadFailure isFetching={isFetching} onRetry={() => void read()}>
          The event could not be read.
        </ReadFailure>
      )}
      {!isError && event === undefined && <Spinner label="Loading" />}
      {event === null && (
        <EmptyState level={1} title="There is no such event" action={programme}>
          It may have been taken off the programme.
        </EmptyState>
      )}
    </Container>
  );
}

/** What Fenn House asks of everybody who comes. */
const houseRules = {
  name: 'house',
  label: (
    <>
      I accept the <a href="#/rules">house rules</a>
    </>
  ),
  problem: 'Accept the house rules to continue',
};

/** From held tickets to an order. */
export function EventCheckoutPage({ slug, navigate }: OfEvent) {
  const choose = () => go(hrefs.event(slug));
  return (
    <WithEventId slug={slug}>
      {(eventId) => (
        <TicketCheckoutPage
          eventId={eventId}
          navigate={navigate}
          orderHref={(orderNumber) => hrefs.eventOrder(slug, orderNumber)}
          onOrdered={({ orderNumber }) => go(hrefs.eventOrder(slug, orderNumber))}
          policies={[houseRules]}
          onBack={choose}
          ticketsAction={<Button onClick={choose}>Choose tickets</Button>}
        />
      )}
    </WithEventId>
  );
}

/** How an order stands, and its tickets. */
export function EventOrderPage({ slug, orderNumber, navigate }: OfEvent & { orderNumber: string }) {
  return (
    <WithEventId slug={slug}>
      {(eventId) => (
        <TicketOrderPage
          eventId={eventId}
          orderNumber={orderNumber}
          navigate={navigate}
          orderHref={(number) => hrefs.eventOrder(slug, number)}
          missingAction={programme}
          againAction={
            <Link place="standalone" href={hrefs.event(slug)}>
              Choose tickets again
            </Link>
          }
        />
      )}
    </WithEventId>
  );
}
