'use client';

import { changeProductsAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import {
  AppLink,
  DropdownMenu,
  getNumberFormat,
  Picture,
  Spinner,
  Switch,
  Table,
  useAppNavigate,
  useRoute,
  useUi,
  VisuallyHidden,
} from '@vitrine/ui';
import { Fragment, memo, type ReactNode } from 'react';
import { StatusMark } from '../../frame/StatusMark.tsx';
import { RowUpdateBadge } from '../../list/ListUpdates.tsx';
import { RowCheckbox } from '../../list/RowSelection.tsx';
import { ROW_LINK } from '../../list/row-focus.ts';
import { getVirtualRowProps, type ListRowProps } from '../../list/virtual-row.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { MoreMenu } from '../../utils/MoreMenu.tsx';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { ProductPriceCell } from './ProductPriceCell.tsx';
import * as css from './ProductTable.css.ts';
import { type ProductColumn, useProductListContext } from './product-list-context.ts';
import { countVariants, getDiscountText, getStockStatus } from './product-text.ts';
import '../../messages/en/products.ts';

interface ProductRowProps extends ListRowProps<Product, ProductColumn> {
  product: Product;
}

/** One product: a row of the table, or three lines in a narrow container. */
export const ProductRow = memo(function ProductRow({
  product,
  rows,
  isSelected,
  columns,
  update,
  index,
  measure,
}: ProductRowProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { selectionAtom, inspected, actions } = useProductListContext();
  const change = useSetAtom(selectionAtom);
  const getProductUrl = useRoute('adminProduct');
  const isPending = useIsPending(product);
  const { _id: id, name, brand, visible, media, lastUpdated } = product;
  const formats = useMomentFormats();
  const stock = getStockStatus(product, t);
  const variants = countVariants(product);
  const cells: Readonly<Record<ProductColumn, ReactNode>> = {
    product: (
      <Table.RowHeader role="rowheader" className={css.product}>
        <span className={css.productLine}>
          <span className={css.picture} data-hidden={visible ? undefined : ''}>
            <Picture
              image={media?.mainMedia?.image ?? media?.items[0]?.image}
              name=""
              decorative
              width={32}
              ratio={4 / 5}
              className={css.pictureFrame}
            />
          </span>
          <span className={css.names}>
            <AppLink href={getProductUrl?.(id)} {...{ [ROW_LINK]: id }} className={css.link}>
              <bdi>{name}</bdi>
            </AppLink>
            {brand && !columns.includes('brand') && <bdi className={css.brand}>{brand}</bdi>}
            <RowUpdateBadge update={update} />
          </span>
        </span>
      </Table.RowHeader>
    ),
    stock: (
      <Table.Cell role="cell" className={css.stock}>
        {visible ? (
          <StatusMark kind={stock.kind}>
            <bdi>{stock.text}</bdi>
          </StatusMark>
        ) : (
          <StatusMark kind="inactive">{t('admin.products.hiddenStatus')}</StatusMark>
        )}
      </Table.Cell>
    ),
    price: (
      <Table.Cell role="cell" numeric className={css.price}>
        <ProductPriceCell product={product} />
      </Table.Cell>
    ),
    discount: (
      <Table.Cell role="cell" numeric className={css.discount}>
        <bdi>{getDiscountText(product, t, locale)}</bdi>
      </Table.Cell>
    ),
    variants: (
      <Table.Cell role="cell" numeric className={css.variants}>
        {variants > 0 && getNumberFormat(locale).format(variants)}
      </Table.Cell>
    ),
    visible: (
      <Table.Cell role="cell" className={css.visible}>
        {isPending ? (
          <Spinner />
        ) : (
          <Switch checked={visible} onCheckedChange={(next) => actions.setVisible([product], next)}>
            <VisuallyHidden>{t('admin.products.visible', { name })}</VisuallyHidden>
          </Switch>
        )}
      </Table.Cell>
    ),
    brand: (
      <Table.Cell role="cell" className={css.extra}>
        <bdi>{product.brand}</bdi>
      </Table.Cell>
    ),
    sku: (
      <Table.Cell role="cell" className={css.extra}>
        <bdi>{product.sku}</bdi>
      </Table.Cell>
    ),
    ribbon: (
      <Table.Cell role="cell" className={css.extra}>
        <bdi>{product.ribbon}</bdi>
      </Table.Cell>
    ),
    updated: (
      <Table.Cell role="cell" className={css.extra}>
        {lastUpdated && (
          <time dateTime={lastUpdated.toISOString()}>{formats.short(lastUpdated)}</time>
        )}
      </Table.Cell>
    ),
  };
  return (
    <Table.Row
      {...getVirtualRowProps(index, measure)}
      // Explicit, because rows of lines have another display type.
      role="row"
      aria-busy={isPending || undefined}
      data-selected={isSelected ? '' : undefined}
      data-inspected={inspected === id ? '' : undefined}
      className={css.row}
    >
      <RowCheckbox
        item={product}
        rows={rows}
        isSelected={isSelected}
        change={change}
        label={t('admin.products.select', { name })}
        className={css.select}
      />
      {columns.map((id) => (
        <Fragment key={id}>{cells[id]}</Fragment>
      ))}
      <Table.Cell role="cell" className={css.menu}>
        <RowMenu product={product} />
      </Table.Cell>
    </Table.Row>
  );
});

/** Whether a product is part of a run, and has no result yet. */
function useIsPending({ _id }: Product): boolean {
  const { status, tasks, results } = useAtomValue(changeProductsAtom);
  if (status !== 'running') return false;
  const count = (some: readonly { product: Product }[]) =>
    some.filter(({ product }) => product._id === _id).length;
  return count(tasks) > count(results.map(({ task }) => task));
}

function RowMenu({ product }: { product: Product }) {
  const t = useAdminTranslate();
  const navigate = useAppNavigate();
  const { actions, inspect } = useProductListContext();
  const { _id: id, name, slug, visible } = product;
  const editUrl = useRoute('adminProduct')?.(id);
  const shopUrl = useRoute('product')?.(slug);
  const ask = (kind: 'add-to-collection' | 'remove-from-collection' | 'delete') => () =>
    actions.ask({ kind, products: [product] });
  return (
    <MoreMenu label={t('admin.products.menu', { name })}>
      {editUrl && (
        <DropdownMenu.Item onSelect={() => navigate(editUrl)}>
          {t('admin.products.open')}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item onSelect={() => inspect(id)}>
        {t('admin.products.preview')}
      </DropdownMenu.Item>
      {shopUrl && visible && (
        <DropdownMenu.Item onSelect={() => navigate(shopUrl)}>
          {t('admin.products.viewInShop')}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item onSelect={() => actions.setVisible([product], !visible)}>
        {t(visible ? 'admin.products.hide' : 'admin.products.show')}
      </DropdownMenu.Item>
      <DropdownMenu.Item disabled={actions.isRunning} onSelect={ask('add-to-collection')}>
        {t('admin.products.addToCollections')}
      </DropdownMenu.Item>
      {product.collectionIds.length > 0 && (
        <DropdownMenu.Item disabled={actions.isRunning} onSelect={ask('remove-from-collection')}>
          {t('admin.products.removeFromCollections')}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item tone="danger" disabled={actions.isRunning} onSelect={ask('delete')}>
        {t('admin.products.delete')}
      </DropdownMenu.Item>
    </MoreMenu>
  );
}
