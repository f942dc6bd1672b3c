import {
  TicketCheckoutPage,
  type TicketCheckoutPageProps,
  type TicketCheckoutPolicy,
} from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';

interface ShopTicketCheckoutProps extends Pick<TicketCheckoutPageProps, 'navigate'> {
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

/** The checkout of Fenn House, from reserved tickets to an order. */
export function ShopTicketCheckout({ slug, navigate }: ShopTicketCheckoutProps) {
  return <TicketCheckoutPage slug={slug} navigate={navigate} policies={[useShopPolicy()]} />;
}
