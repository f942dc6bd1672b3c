'use client';

import {
  createRowSelection,
  type ListView,
  type ProductAdminList as ProductAdminListState,
  type ProductAdminTabId,
  productAdminCountAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { type HeadingLevel, nextHeadingLevel } from '@vitrine/ui';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { ViewTab } from '../../frame/ViewTabs.tsx';
import * as listCss from '../../list/List.css.ts';
import { ListViews } from '../../list/ListViews.tsx';
import { useInspectedRow, useRowCommands } from '../../list/use-rows.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { ProductActionBar } from './ProductActionBar.tsx';
import { ProductDialogs } from './ProductDialogs.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductInspector } from './ProductInspector.tsx';
import { ProductTable } from './ProductTable.tsx';
import {
  getProductId,
  ProductListContext,
  type ProductListContextValue,
} from './product-list-context.ts';
import { useProductActions } from './use-product-actions.ts';
import '../../messages/en/products.ts';

export interface ProductAdminListProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /**
   * From `createProductAdminList`, with the type `ProductAdminList` of `@vitrine/atoms`. Create it once, outside
   * of rendering or in a `useState`.
   */
  list: ProductAdminListState;
  /** The heading. Default “Products”. */
  title?: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
  /** Buttons next to the title, such as a link that creates a product. */
  actions?: ReactNode;
  /** Opens `BulkPricing` for the selected products. Without it, there is no such button. */
  onChangePrices?: (products: readonly Product[]) => void;
  /** Action of a shop without any product. */
  emptyAction?: ReactNode;
}

/**
 * An owner's list of products, hidden ones included: views, search and filters in the URL, prices and
 * visibility that are edited in the row, a selection over all pages, and changes of one or many
 * products with progress and Undo. Below 840 px of its container, rows have three lines. Links lead to
 * `adminProduct` of the routes. Its keys need a `CommandProvider` above it. See
 * docs/reference/catalog-admin.mdx.
 */
export function ProductAdminList({
  list,
  title,
  level = 1,
  actions: further,
  onChangePrices,
  emptyAction,
  className,
  ...rest
}: ProductAdminListProps) {
  const t = useAdminTranslate();
  const [selectionAtom] = useState(() => createRowSelection<Product>(getProductId));
  const actions = useProductActions(list, selectionAtom);
  const rows = useRef<HTMLTableSectionElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { inspected, inspect } = useInspectedRow(rows);
  const below = nextHeadingLevel(level);
  const value: ProductListContextValue = {
    ...{
      list,
      selectionAtom,
      actions,
      inspected,
      inspect,
      rows,
      bar,
      onChangePrices,
      level: below,
    },
  };
  return (
    <ProductListContext value={value}>
      <section {...rest} {...compactDensity(listCss.root, className)}>
        <div className={listCss.split}>
          <div className={listCss.content}>
            <PageHead title={title ?? t('admin.products.title')} level={level} actions={further} />
            <ProductViews list={list} />
            <ProductFilters />
            <ProductTable emptyAction={emptyAction} />
          </div>
          {inspected !== undefined && <ProductInspector productId={inspected} />}
        </div>
        <ProductActionBar />
        <ProductDialogs />
        <ListCommands value={value} />
      </section>
    </ProductListContext>
  );
}

function ProductViews({ list }: { list: ProductAdminListState }) {
  const t = useAdminTranslate();
  const builtIn = list.tabs.map(
    ({ id }): ListView => ({ id, tab: id, chosen: {}, sort: 'default' }),
  );
  return (
    <ListViews
      list={list}
      builtIn={builtIn}
      getName={({ id }) => t(`admin.products.tab.${id as ProductAdminTabId}`)}
      renderTab={(view, props) => <CountedView key={view.id} list={list} view={view} {...props} />}
    />
  );
}

interface CountedViewProps extends ComponentProps<typeof ViewTab> {
  list: ProductAdminListState;
  view: ListView;
}

function CountedView({ list, view, ...rest }: CountedViewProps) {
  const { chosen, tab } = view;
  const filter = list.toFilter({ chosen, ...(tab !== undefined && { tab }) });
  const { total } = useAtomValue(productAdminCountAtom(filter));
  return <ViewTab {...rest} count={total} />;
}

/** The commands of the list, for the menu and by their keys. */
function ListCommands({ value }: { value: ProductListContextValue }) {
  const { list, selectionAtom, actions, inspected, inspect, rows, onChangePrices } = value;
  const t = useAdminTranslate();
  const { items } = useAtomValue(list.resultAtom);
  const [selection, change] = useAtom(selectionAtom);
  const selected = [...selection.items.values()];
  const { length: count } = selected;
  const areHidden = count > 0 && selected.every(({ visible }) => !visible);
  const { rowCommands, pageCommands } = useRowCommands('products', {
    ...{ items, rows, inspected, inspect, changeSelection: change },
    getId: getProductId,
  });
  const ask = (kind: NonNullable<typeof actions.question>['kind']) => () =>
    actions.ask({ kind, products: selected });
  const canChange = count > 0 && !actions.isRunning;
  const withSelection = (id: string, label: string, run: () => void) => ({
    ...{ id: `products.${id}`, label, isHidden: !canChange },
    run: () => {
      if (canChange) run();
    },
  });
  useCommands([
    ...rowCommands,
    ...pageCommands,
    {
      ...withSelection(
        'visible',
        t(areHidden ? 'admin.products.showCount' : 'admin.products.hideCount', { count }),
        () => actions.setVisible(selected, areHidden),
      ),
      keys: 'h',
    },
    ...(onChangePrices
      ? [withSelection('prices', t('admin.products.changePrices'), () => onChangePrices(selected))]
      : []),
    withSelection('ribbon', t('admin.products.ribbon'), ask('ribbon')),
    withSelection('brand', t('admin.products.brand'), ask('brand')),
    withSelection('add', t('admin.products.addToCollections'), ask('add-to-collection')),
    withSelection(
      'remove',
      t('admin.products.removeFromCollections'),
      ask('remove-from-collection'),
    ),
    withSelection('delete', t('admin.products.deleteCount', { count }), ask('delete')),
  ]);
  return null;
}
