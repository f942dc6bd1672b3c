import { CompareTable, Container, Heading } from '@vitrine/ui';
import { comparison } from '../lib/saved-products.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { SeeAll } from './SeeAll.tsx';
import * as css from './Shop.css.ts';

/** The objects that were chosen to be compared, side by side. */
export function ComparePage() {
  const getMessage = useShopMessages();
  return (
    <Container className={`${css.page} ${css.titled}`}>
      <div className={css.head}>
        <Heading level={1}>{getMessage('Compare')}</Heading>
      </div>
      <CompareTable comparison={comparison} emptyAction={<SeeAll />} />
    </Container>
  );
}
