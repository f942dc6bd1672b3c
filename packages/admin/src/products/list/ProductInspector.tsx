'use client';

import { adminProductAtom, useAtomValue } from '@vitrine/atoms';
import {
  AppLink,
  Button,
  formatMoney,
  getNumberFormat,
  Picture,
  useRoute,
  useUi,
} from '@vitrine/ui';
import {
  Inspector,
  InspectorActions,
  InspectorFact,
  InspectorFacts,
} from '../../frame/Inspector.tsx';
import { StatusMark } from '../../frame/StatusMark.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { allCollectionsAtom } from '../all-collections.ts';
import * as css from './ProductList.css.ts';
import { useProductListContext } from './product-list-context.ts';
import { countVariants, getDiscountText, getPriceText, getStockStatus } from './product-text.ts';
import '../../messages/en/products.ts';

/** One product of the list in short, with cost and margin, and its actions. */
export function ProductInspector({ productId }: { productId: string }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { list, actions, inspect, level } = useProductListContext();
  const { items } = useAtomValue(list.resultAtom);
  const { items: collections } = useAtomValue(allCollectionsAtom());
  const { data: details } = useAtomValue(adminProductAtom(productId));
  const getEditUrl = useRoute('adminProduct');
  const getShopUrl = useRoute('product');
  const formats = useMomentFormats();
  const product = items.find(({ _id }) => _id === productId);
  if (!product) return null;
  const { name, slug, visible, media, priceData, collectionIds, sku, lastUpdated } = product;
  const { currency = '' } = priceData ?? {};
  const toText = (amount: number | undefined) =>
    amount === undefined ? undefined : formatMoney({ amount: String(amount), currency }, locale);
  const { itemCost, profitMargin } = details?.costAndProfitData ?? {};
  const editUrl = getEditUrl?.(productId);
  const shopUrl = visible ? getShopUrl?.(slug) : undefined;
  const stock = getStockStatus(product, t);
  const discount = getDiscountText(product, t, locale);
  const names = collections.filter(({ _id }) => collectionIds.includes(_id)).map((one) => one.name);
  return (
    <Inspector title={<bdi>{name}</bdi>} level={level} onClose={() => inspect(undefined)}>
      <span className={css.inspectorPicture}>
        <Picture
          image={media?.mainMedia?.image ?? media?.items[0]?.image}
          name={name}
          decorative
          width={120}
          ratio={4 / 5}
        />
      </span>
      {visible ? (
        <StatusMark kind={stock.kind}>
          <bdi>{stock.text}</bdi>
        </StatusMark>
      ) : (
        <StatusMark kind="inactive">{t('admin.products.hiddenStatus')}</StatusMark>
      )}
      <InspectorFacts>
        <InspectorFact term={t('admin.products.column.price')}>
          {getPriceText(product, locale)}
        </InspectorFact>
        {discount && (
          <>
            <InspectorFact term={t('admin.products.column.discount')}>{discount}</InspectorFact>
            <InspectorFact term={t('admin.products.fact.shoppersPay')}>
              {toText(priceData?.discountedPrice)}
            </InspectorFact>
          </>
        )}
        {itemCost !== undefined && (
          <InspectorFact term={t('admin.products.fact.cost')}>{toText(itemCost)}</InspectorFact>
        )}
        {itemCost !== undefined && profitMargin !== undefined && (
          <InspectorFact term={t('admin.products.fact.margin')}>
            {getNumberFormat(locale, { style: 'percent' }).format(profitMargin)}
          </InspectorFact>
        )}
        {countVariants(product) > 0 && (
          <InspectorFact term={t('admin.products.column.variants')}>
            {getNumberFormat(locale).format(countVariants(product))}
          </InspectorFact>
        )}
        {names.length > 0 && (
          <InspectorFact term={t('admin.products.fact.collections')}>
            {new Intl.ListFormat(locale, { type: 'unit' }).format(names)}
          </InspectorFact>
        )}
        {sku && <InspectorFact term={t('admin.products.fact.sku')}>{sku}</InspectorFact>}
        {lastUpdated && (
          <InspectorFact term={t('admin.products.fact.updated')}>
            {formats.full(lastUpdated)}
          </InspectorFact>
        )}
      </InspectorFacts>
      <InspectorActions>
        {editUrl && (
          <Button asChild emphasis="primary">
            <AppLink href={editUrl}>{t('admin.products.open')}</AppLink>
          </Button>
        )}
        {shopUrl && (
          <Button asChild>
            <AppLink href={shopUrl}>{t('admin.products.viewInShop')}</AppLink>
          </Button>
        )}
        <Button onClick={() => actions.setVisible([product], !visible)}>
          {t(visible ? 'admin.products.hide' : 'admin.products.show')}
        </Button>
      </InspectorActions>
    </Inspector>
  );
}
