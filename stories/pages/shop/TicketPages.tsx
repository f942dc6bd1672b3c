import { eventBySlugAtom, useAtom } from '@vitrine/atoms';
import {
  Button,
  Container,
  EmptyState,
  Link,
  LoadError,
  Spinner,
  TicketCheckoutPage,
  type TicketCheckoutPageProps,
  type TicketCheckoutPolicy,
  TicketOrderPage,
  useUi,
} from '@vitrine/ui';
import type { ReactElement } from 'react';
import { useShopMessages } from '../lib/shop-messages.ts';
import { go, hrefs } from '../lib/use-route.ts';
import { SeeEvents } from './SeeEvents.tsx';
import * as css from './Shop.css.ts';

interface OfEvent extends Pick<TicketCheckoutPageProps, 'navigate'> {
  slug: string;
}

/** URLs identify an event by its slug; tickets and orders use its id. */
function WithEventId({
  slug,
  children,
}: {
  slug: string;
  children: (eventId: string) => ReactElement;
}) {
  const { t } = useUi();
  const [{ data: event, isError, isFetching }, read] = useAtom(eventBySlugAtom({ slug }));
  if (event?._id) return children(event._id);
  return (
    <Container className={css.event}>
      {isError && (
        <LoadError loading={isFetching} onRetry={() => void read()}>
          {t('event.failed')}
        </LoadError>
      )}
      {!isError && event === undefined && <Spinner label={t('common.loading')} />}
      {event === null && (
        <EmptyState level={1} title={t('event.notFound')} action={<SeeEvents />}>
          {t('event.notFoundHint')}
        </EmptyState>
      )}
    </Container>
  );
}

/** Returns Fenn House's rules for all visitors. */
function useShopPolicy(): TicketCheckoutPolicy {
  const getMessage = useShopMessages();
  const [before, after] = getMessage('I accept the {rules}').split('{rules}');
  return {
    name: 'house',
    label: (
      <>
        {before}
        <a href="#/rules">{getMessage('house rules')}</a>
        {after}
      </>
    ),
    problem: getMessage('Accept the house rules to continue'),
  };
}

/** The checkout, from reserved tickets to an order. */
export function EventCheckoutPage({ slug, navigate }: OfEvent) {
  const getMessage = useShopMessages();
  const shopPolicy = useShopPolicy();
  const choose = () => go(hrefs.event(slug));
  return (
    <WithEventId slug={slug}>
      {(eventId) => (
        <TicketCheckoutPage
          eventId={eventId}
          navigate={navigate}
          onOrdered={({ orderNumber }) => go(hrefs.ticketOrder(slug, orderNumber))}
          policies={[shopPolicy]}
          onBack={choose}
          ticketsAction={<Button onClick={choose}>{getMessage('Choose tickets')}</Button>}
        />
      )}
    </WithEventId>
  );
}

/** The status of an order, and its tickets. */
export function EventOrderPage({ slug, orderNumber, navigate }: OfEvent & { orderNumber: string }) {
  const getMessage = useShopMessages();
  return (
    <WithEventId slug={slug}>
      {(eventId) => (
        <TicketOrderPage
          eventId={eventId}
          orderNumber={orderNumber}
          navigate={navigate}
          notFoundAction={<SeeEvents />}
          againAction={
            <Link variant="standalone" href={hrefs.event(slug)}>
              {getMessage('Choose tickets again')}
            </Link>
          }
        />
      )}
    </WithEventId>
  );
}
