'use client';

import { productsAtom, type RowSelectionAtom, useAtom } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { Collection } from '@vitrine/client/collections';
import {
  AppLink,
  Button,
  EmptyState,
  Heading,
  type HeadingLevel,
  Picture,
  Table,
  useRoute,
  useUi,
  VisuallyHidden,
} from '@vitrine/ui';
import { useRef } from 'react';
import { StatusMark } from '../frame/StatusMark.tsx';
import { ListResults, LoadingRows } from '../list/ListResults.tsx';
import { PageCheckbox, RowCheckbox } from '../list/RowSelection.tsx';
import { ROW_LINK, useRowFocus } from '../list/row-focus.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { getPriceText, getStockStatus } from '../products/list/product-text.ts';
import type { UndoNotices } from '../utils/UndoNotice.tsx';
import { AddProductField } from './AddProductField.tsx';
import * as css from './CollectionAdmin.css.ts';
import { useCollectionMembers } from './use-collection-members.ts';
import '../messages/en/collections.ts';
import '../messages/en/frame.ts';
import '../messages/en/products.ts';

/** Products a page. */
const LIMIT = 50;

interface CollectionProductsProps {
  collection: Collection;
  selectionAtom: RowSelectionAtom<Product>;
  notices: UndoNotices;
  level: HeadingLevel;
}

/** The products of a collection, and a field that adds some. The platform keeps no order of them. */
export function CollectionProducts({
  collection,
  selectionAtom,
  notices,
  level,
}: CollectionProductsProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { _id: collectionId } = collection;
  const [result, load] = useAtom(
    productsAtom({ limit: LIMIT, filter: { collectionIds: { $hasSome: [collectionId] } } }),
  );
  const [selection, select] = useAtom(selectionAtom);
  const changeMembers = useCollectionMembers(notices);
  const getProductUrl = useRoute('adminProduct');
  const rows = useRef<HTMLTableSectionElement>(null);
  const { items, total = items.length, error } = result;
  useRowFocus(
    rows,
    items.map(({ _id }) => _id),
  );
  const remove = (product: Product) => {
    select({ remove: [product] });
    changeMembers(collection, [product], 'remove');
  };
  return (
    <div className={css.products}>
      <div className={css.productsHead}>
        <Heading level={level} variant="bodyStrong">
          {t('admin.collections.productCount', { count: total })}
        </Heading>
        <AddProductField collection={collection} notices={notices} />
      </div>
      <ListResults
        result={result}
        onLoadMore={() => void load('more')}
        moreFailed={t('admin.products.moreFailed')}
        summary={t('admin.products.shown', { shown: items.length, count: total })}
        formatLoaded={(count) => t('admin.products.loaded', { count })}
        moreLabel={t('admin.products.more')}
        loading={<LoadingRows widths={['80%', '60%', '50%']} className={css.loading} />}
        empty={
          error ? (
            <EmptyState
              level={level}
              title={t('admin.products.failed.title')}
              action={<Button onClick={() => void load()}>{t('admin.retry')}</Button>}
            >
              {t('admin.products.failed.description')}
            </EmptyState>
          ) : (
            <EmptyState level={level} title={t('admin.collections.noProducts')}>
              {t('admin.collections.noProductsHint')}
            </EmptyState>
          )
        }
      >
        <Table.Root caption={t('admin.products.title')} captionHidden>
          <Table.Header className={css.head}>
            <Table.Row>
              <PageCheckbox
                rows={items}
                selectedCount={items.filter(({ _id }) => selection.items.has(_id)).length}
                change={select}
                label={t('admin.products.column.select')}
                className={css.select}
              />
              <Table.ColumnHeader className={css.cell}>
                {t('admin.products.column.product')}
              </Table.ColumnHeader>
              <Table.ColumnHeader className={css.cell}>
                {t('admin.products.column.stock')}
              </Table.ColumnHeader>
              <Table.ColumnHeader numeric className={css.cell}>
                {t('admin.products.column.price')}
              </Table.ColumnHeader>
              <Table.ColumnHeader>
                <VisuallyHidden>{t('admin.products.column.actions')}</VisuallyHidden>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body ref={rows} className={css.body}>
            {items.map((product) => {
              const { _id: id, name, brand, visible, media } = product;
              const stock = getStockStatus(product, t);
              const isSelected = selection.items.has(id);
              return (
                <Table.Row
                  key={id}
                  // Explicit, because rows of lines have another display type.
                  role="row"
                  data-selected={isSelected ? '' : undefined}
                  className={css.row}
                >
                  <RowCheckbox
                    item={product}
                    rows={items}
                    isSelected={isSelected}
                    change={select}
                    label={t('admin.products.select', { name })}
                    className={css.select}
                  />
                  <Table.RowHeader role="rowheader" className={css.product}>
                    <span className={css.productLine}>
                      <Picture
                        image={media?.mainMedia?.image ?? media?.items[0]?.image}
                        name=""
                        decorative
                        width={32}
                        ratio={4 / 5}
                        className={css.productPicture}
                      />
                      <span className={css.itemText}>
                        <AppLink
                          href={getProductUrl?.(id)}
                          {...{ [ROW_LINK]: id }}
                          className={css.link}
                        >
                          <bdi>{name}</bdi>
                        </AppLink>
                        {brand && <bdi className={css.note}>{brand}</bdi>}
                      </span>
                    </span>
                  </Table.RowHeader>
                  <Table.Cell role="cell" className={css.stock}>
                    <StatusMark kind={visible ? stock.kind : 'inactive'}>
                      <bdi>{visible ? stock.text : t('admin.products.hiddenStatus')}</bdi>
                    </StatusMark>
                  </Table.Cell>
                  <Table.Cell role="cell" numeric className={css.price}>
                    <bdi>{getPriceText(product, locale)}</bdi>
                  </Table.Cell>
                  <Table.Cell role="cell" className={css.rowAction}>
                    <Button
                      emphasis="text"
                      aria-label={t('admin.collections.removeOf', { product: name })}
                      className={css.remove}
                      onClick={() => remove(product)}
                    >
                      {t('admin.collections.remove')}
                    </Button>
                  </Table.Cell>
                </Table.Row>
              );
            })}
          </Table.Body>
        </Table.Root>
      </ListResults>
    </div>
  );
}
