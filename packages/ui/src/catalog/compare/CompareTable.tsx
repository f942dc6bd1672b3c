'use client';

import {
  type Comparison,
  defaultComparison,
  type StoredProduct,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { Switch } from '../../primitives/switch/Switch.tsx';
import * as Table from '../../primitives/table/Table.tsx';
import { Tooltip } from '../../primitives/tooltip/Tooltip.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { getGalleryItems } from '../gallery/gallery-items.ts';
import { useProductName } from '../product/use-normalized-product.ts';
import * as css from './Compare.css.ts';
import { CompareCell } from './CompareCell.tsx';
import { type CompareRow, getCompareRows } from './compare-rows.ts';
import '../../messages/en/catalog.ts';
import '../../messages/en/lists.ts';

export interface CompareTableProps {
  /** Default: `defaultComparison`. */
  comparison?: Comparison;
  /** Under a product's name, such as `<QuickAddToCart>`. */
  renderAction?: (product: Product) => ReactNode;
  /** Additional action of an empty comparison: a link to the products. */
  emptyAction?: ReactNode;
}

/** Products side by side, property by property; those in which they are alike can be left out. */
export function CompareTable({
  comparison = defaultComparison,
  renderAction,
  emptyAction,
}: CompareTableProps) {
  const { t } = useUi();
  const storedProducts = useAtomValue(comparison.productsAtom) as readonly StoredProduct[];
  const take = useSetAtom(comparison.toggleAtom);
  const [isShort, setShort] = useState(false);
  if (storedProducts.length === 0) {
    return (
      <EmptyState title={t('lists.compareEmpty')} action={emptyAction}>
        {t('lists.compareEmptyHint')}
      </EmptyState>
    );
  }
  const products = storedProducts.flatMap(({ product }) => product ?? []);
  const rows = getCompareRows(products).filter(({ differs }) => !isShort || differs);
  return (
    <div className={css.root}>
      {products.length > 1 && (
        <div className={css.options}>
          <Switch checked={isShort} onCheckedChange={setShort}>
            {t('lists.compareDifferences')}
          </Switch>
        </div>
      )}
      <Table.Root caption={t('lists.compareTable')} captionHidden>
        <Table.Header>
          <Table.Row>
            <td className={css.corner} />
            {storedProducts.map((one) => (
              <Table.ColumnHeader
                key={one.id}
                className={css.column}
                // All columns have the same width, regardless of their text; the row names take a
                // sixth.
                style={{ inlineSize: `${84 / storedProducts.length}%` }}
              >
                <Header kept={one} onTake={() => void take(one.id)}>
                  {one.product && renderAction?.(one.product)}
                </Header>
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={`${row.kind} ${row.name}`}>
              <Table.RowHeader className={css.property}>
                <RowName row={row} />
              </Table.RowHeader>
              {storedProducts.map(({ id, product }) => (
                <Table.Cell key={id} wrap className={css.cell}>
                  {product && (
                    <CompareCell
                      row={row}
                      product={product}
                      labelText={row.values[products.indexOf(product)] ?? ''}
                    />
                  )}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {rows.length === 0 && <p>{t('lists.compareSame')}</p>}
    </div>
  );
}

function RowName({ row: { kind, name } }: { row: CompareRow }) {
  const { t } = useUi();
  return kind === 'option' || kind === 'section' ? <bdi>{name}</bdi> : t(`lists.row.${kind}`);
}

interface HeadProps {
  kept: StoredProduct;
  onTake: () => void;
  children: ReactNode;
}

/** A product in its column header, with a remove button. */
function Header({ kept: { product, error }, onTake, children }: HeadProps) {
  const { t } = useUi();
  const getHref = useRoute('product');
  const galleryItem = getGalleryItems(product?.media).find(({ image }) => image);
  const name = useProductName(product?.name);
  if (product === undefined && !error) {
    return (
      <div className={css.header}>
        <Skeleton.Media className={css.mediaFrame} />
        <Skeleton.Line width="70%" />
      </div>
    );
  }
  const removeLabel = product
    ? t('lists.compareRemove', { name })
    : t(error ? 'lists.compareRemoveFailed' : 'lists.compareRemoveGone');
  return (
    <div className={css.header}>
      <Picture
        image={galleryItem?.image}
        // The content below explains why the product is missing.
        name={product ? name : ''}
        decorative
        sizes="25vw"
        className={css.mediaFrame}
      />
      {product ? (
        <Link variant="standalone" href={getHref?.(product.slug)} className={css.name}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <span className={css.removed}>{t(error ? 'catalog.productFailed' : 'lists.gone')}</span>
      )}
      <Tooltip text={removeLabel} repeatsName>
        <IconButton icon={X} label={removeLabel} className={css.take} onClick={onTake} />
      </Tooltip>
      {children && <div className={css.action}>{children}</div>}
    </div>
  );
}
