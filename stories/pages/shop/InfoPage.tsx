import { Container, PageHeader, Text } from '@vitrine/ui';
import { type ShopMessageKey, useShopMessages } from '../lib/shop-messages.ts';
import * as css from './Shop.css.ts';

/** Title and text of each page of information. */
export const infoPages: Record<string, { title: ShopMessageKey; text: ShopMessageKey }> = {
  delivery: { title: 'Delivery', text: 'About delivery' },
  returns: { title: 'Returns', text: 'About returns' },
  contact: { title: 'Contact us', text: 'About contact' },
  visit: { title: 'Visit us', text: 'About visits' },
  terms: { title: 'Terms', text: 'About terms' },
  privacy: { title: 'Privacy', text: 'About privacy' },
};

/** A page of information about the demo store. */
export function InfoPage({ title, text }: { title: ShopMessageKey; text: ShopMessageKey }) {
  const getMessage = useShopMessages();
  return (
    <Container className={`${css.page} ${css.titled}`}>
      <PageHeader title={getMessage(title)} />
      <Text as="p" variant="bodyL" className={css.infoText}>
        {getMessage(text)}
      </Text>
    </Container>
  );
}
