import {
  Button,
  Link,
  TicketCheckoutPage,
  type TicketCheckoutPageProps,
  type TicketCheckoutPolicy,
  TicketOrderPage,
} from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import { go, hrefs } from '../lib/use-route.ts';
import { SeeEvents } from './SeeEvents.tsx';

interface OfEvent extends Pick<TicketCheckoutPageProps, 'navigate'> {
  slug: string;
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
    <TicketCheckoutPage
      slug={slug}
      navigate={navigate}
      onOrdered={({ orderNumber }) => go(hrefs.ticketOrder(slug, orderNumber))}
      notFoundAction={<SeeEvents />}
      policies={[shopPolicy]}
      onBack={choose}
      ticketsAction={<Button onClick={choose}>{getMessage('Choose tickets')}</Button>}
    />
  );
}

/** The status of an order, and its tickets. */
export function EventOrderPage({ slug, orderNumber, navigate }: OfEvent & { orderNumber: string }) {
  const getMessage = useShopMessages();
  return (
    <TicketOrderPage
      slug={slug}
      orderNumber={orderNumber}
      navigate={navigate}
      notFoundAction={<SeeEvents />}
      againAction={
        <Link variant="standalone" href={hrefs.event(slug)}>
          {getMessage('Choose tickets again')}
        </Link>
      }
    />
  );
}
