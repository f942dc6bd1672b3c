'use client';

import { createProductAdminList, productsAtom, useAtomValue } from '@vitrine/atoms';
import { joinTexts, useRoute, useUi } from '@vitrine/ui';
import { useOpenBeside } from '../frame/command-context.ts';
import {
  CommandResults,
  CommandSearch,
  MAX_COMMAND_RESULTS,
  useCommandResults,
} from '../frame/command-menu/CommandResults.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { getPriceText } from './list/product-text.ts';
import '../messages/en/products.ts';

/** The search of the menu is that of the list. */
const { toFilter } = createProductAdminList();

/**
 * Products in the command menu, by name, brand or SKU: `<CommandMenu><ProductResults /></CommandMenu>`.
 * Each leads to `adminProduct` of the routes.
 */
export const ProductResults = () => (
  <CommandSearch>{(search) => <Results search={search} />}</CommandSearch>
);

function Results({ search }: { search: string }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const getOpenBeside = useOpenBeside('products');
  const getProductUrl = useRoute('adminProduct');
  const filter = toFilter({ search });
  const found = useAtomValue(
    productsAtom({ ...(filter && { filter }), limit: MAX_COMMAND_RESULTS }),
  );
  const isMatch = (text = '') => text.toLocaleLowerCase().includes(search.toLocaleLowerCase());
  const results = useCommandResults(found).map((product) => ({
    key: product._id,
    label: product.name,
    hint: (
      <bdi>
        {joinTexts(
          [
            isMatch(product.name) ? undefined : [product.brand, product.sku].find(isMatch),
            getPriceText(product, locale),
          ],
          locale,
        )}
      </bdi>
    ),
    url: getProductUrl?.(product._id),
    onOpenBeside: getOpenBeside(product._id),
  }));
  return <CommandResults heading={t('admin.products.results')} results={results} />;
}
