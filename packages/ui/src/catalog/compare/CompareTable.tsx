'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  type Comparison,
  defaultComparison,
  type StoredProduct,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { observeAboveWindow } from '../../utils/observe-intersection.ts';
import { getGalleryItems } from '../gallery/gallery-items.ts';
import { ProductPrice } from '../price/ProductPrice.tsx';
import { useProductName } from '../product/use-normalized-product.ts';
import * as css from './Compare.css.ts';
import { CompareCell } from './CompareCell.tsx';
import { type CompareGroup, type CompareRow, getCompareGroups } from './compare-rows.ts';
import '../../messages/en/catalog.ts';
import '../../messages/en/common.ts';
import '../../messages/en/lists.ts';

export interface CompareTableProps {
  /** From `createComparison`, created once, outside of rendering. Default: `defaultComparison`. */
  comparison?: Comparison;
  /** Above the table, at the start of the line that has the switch at its end. */
  heading?: ReactNode;
  /** Under a product's price, such as `<QuickAddToCart>`. */
  renderAction?: (product: Product) => ReactNode;
  /** Additional action of an empty comparison: a link to the products. */
  emptyAction?: ReactNode;
}

/**
 * Number of columns next to each other on a narrow page. The others follow with the arrow buttons.
 */
const NARROW_COLUMNS = 2;

/** One column of two products would be half a page wide. */
const LEAST_COLUMNS = 3;

/**
 * The elements are laid out as a grid, and some browsers take the roles of a table from elements
 * without its layout.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/**
 * Products side by side, property by property; those in which they are alike can be left out. Two at
 * a time below 700 px. While the images are above the window, a bar at its top has names, prices and
 * actions.
 */
export function CompareTable({
  comparison = defaultComparison,
  heading,
  renderAction,
  emptyAction,
}: CompareTableProps) {
  const { t, locale } = useUi();
  const announce = useAnnounce();
  const storedProducts = useAtomValue(comparison.productsAtom) as readonly StoredProduct[];
  const toggle = useSetAtom(comparison.toggleAtom);
  const clear = useSetAtom(comparison.clearAtom);
  const addUrl = useRoute('collections');
  const [isShort, setShort] = useState(false);
  const [first, setFirst] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const headers = useRef<HTMLTableSectionElement>(null);
  const isScrolled = useIsAboveWindow(headers, storedProducts.length > 0);
  const count = storedProducts.length;
  const shownFrom = Math.max(0, Math.min(first, count - NARROW_COLUMNS));
  /** The attribute of a column that a narrow page does not display. */
  const hiddenAt = (index: number) =>
    index < shownFrom || index >= shownFrom + NARROW_COLUMNS ? '' : undefined;

  const remove = (id: string, name: string) => {
    toggle(id);
    if (name) announce(t('lists.compareRemoved', { name }));
    // The button has been removed with its column.
    root.current?.focus();
  };
  const show = (from: number) => {
    setFirst(from);
    announce(getShown(from));
  };
  const getShown = (from: number) =>
    t('lists.compareShown', {
      first: from + 1,
      last: Math.min(from + NARROW_COLUMNS, count),
      count,
    });

  if (count === 0) {
    return (
      <div ref={root} tabIndex={-1} className={css.root}>
        {heading && <div className={css.top}>{heading}</div>}
        <EmptyState title={t('lists.compareEmpty')} action={emptyAction}>
          {t('lists.compareEmptyHint')}
        </EmptyState>
      </div>
    );
  }
  const products = storedProducts.flatMap(({ product }) => product ?? []);
  // The switch is not shown for one product, which differs from nothing.
  const isFiltered = isShort && products.length > 1;
  const groups = getCompareGroups(products, locale)
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ differs }) => !isFiltered || differs),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={css.root}
      style={assignInlineVars({ [css.columnCount]: String(Math.max(count, LEAST_COLUMNS)) })}
    >
      {(heading || products.length > 1) && (
        <div className={css.top}>
          {heading}
          {products.length > 1 && (
            <Switch checked={isShort} onCheckedChange={setShort}>
              {t('lists.compareDifferences')}
            </Switch>
          )}
          {count > NARROW_COLUMNS && (
            <div className={css.steps}>
              <span>{getShown(shownFrom)}</span>
              <span className={css.arrows}>
                <IconButton
                  icon={ArrowLeft}
                  mirrored
                  label={t('lists.comparePrevious')}
                  aria-disabled={shownFrom === 0}
                  onClick={() => shownFrom > 0 && show(shownFrom - 1)}
                />
                <IconButton
                  icon={ArrowRight}
                  mirrored
                  label={t('lists.compareNext')}
                  aria-disabled={shownFrom >= count - NARROW_COLUMNS}
                  onClick={() => shownFrom < count - NARROW_COLUMNS && show(shownFrom + 1)}
                />
              </span>
            </div>
          )}
        </div>
      )}
      {isScrolled && (
        <section className={css.bar} aria-label={t('lists.compareSummary')}>
          <div className={css.barContent}>
            <div className={css.corner} />
            {storedProducts.map(({ id, product }, index) => (
              <div key={id} className={css.barItem} data-narrow-hidden={hiddenAt(index)}>
                {product && <BarItem product={product}>{renderAction?.(product)}</BarItem>}
              </div>
            ))}
          </div>
        </section>
      )}
      <table {...roles.table} aria-label={t('lists.compareTable')} className={css.grid}>
        <thead ref={headers} {...roles.group} className={css.grid}>
          <tr {...roles.row} className={classes(css.row, css.headerRow)}>
            <td {...roles.cell} className={css.corner} />
            {storedProducts.map((one, index) => (
              <th
                key={one.id}
                {...roles.columnHeader}
                className={css.cell}
                data-narrow-hidden={hiddenAt(index)}
              >
                <Header kept={one} onTake={(name) => remove(one.id, name)}>
                  {one.product && renderAction?.(one.product)}
                </Header>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={`${group.kind} ${group.title}`} {...roles.group} className={css.grid}>
            <tr {...roles.row} className={css.grid}>
              <th
                {...roles.rowHeader}
                scope="rowgroup"
                colSpan={count + 1}
                className={css.groupTitle}
              >
                <GroupTitle group={group} />
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr
                key={`${row.kind} ${row.name}`}
                {...roles.row}
                className={classes(css.row, css.valueRow)}
              >
                <th {...roles.rowHeader} className={css.property}>
                  <RowName row={row} />
                </th>
                {storedProducts.map(({ id, product }, index) => (
                  <td
                    key={id}
                    {...roles.cell}
                    className={css.cell}
                    data-narrow-hidden={hiddenAt(index)}
                  >
                    {product && (
                      <CompareCell
                        row={row}
                        product={product}
                        text={row.values[products.indexOf(product)] ?? ''}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && <p>{t('lists.compareSame')}</p>}
      <div className={css.footer}>
        {addUrl && count < comparison.max && (
          <Button asChild emphasis="text">
            <AppLink href={addUrl}>{t('lists.compareAdd')}</AppLink>
          </Button>
        )}
        <Button
          emphasis="text"
          className={css.clear}
          onClick={() => {
            clear();
            root.current?.focus();
          }}
        >
          {t('lists.clearAll')}
        </Button>
      </div>
    </div>
  );
}

/** Whether an element has been scrolled out of the window at its top. */
function useIsAboveWindow(element: RefObject<Element | null>, isRendered: boolean) {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const target = element.current;
    return isRendered && target ? observeAboveWindow(target, setAbove) : undefined;
  }, [element, isRendered]);
  return isAbove;
}

function GroupTitle({ group: { kind, title } }: { group: CompareGroup }) {
  const { t } = useUi();
  if (kind === 'section') return <bdi>{title}</bdi>;
  return t(kind === 'prose' ? 'lists.compareMore' : 'lists.compareOverview');
}

function RowName({ row: { kind, name } }: { row: CompareRow }) {
  const { t } = useUi();
  return kind === 'stock' || kind === 'brand' ? t(`lists.row.${kind}`) : <bdi>{name}</bdi>;
}

/** The first image of a product. */
const getImage = (product: Product | undefined) =>
  getGalleryItems(product?.media).find(({ image }) => image)?.image;

/** A product in the bar at the top of the window. */
function BarItem({ product, children }: { product: Product; children: ReactNode }) {
  const name = useProductName(product.name);
  return (
    <>
      <Picture
        image={getImage(product)}
        name={name}
        decorative
        width={40}
        ratio={4 / 5}
        className={css.barPicture}
      />
      <div className={css.barText}>
        <div className={css.barName}>
          <bdi>{name}</bdi>
        </div>
        <ProductPrice product={product} />
      </div>
      {children && <div className={css.barAction}>{children}</div>}
    </>
  );
}

interface HeaderProps {
  kept: StoredProduct;
  /** The product is removed; with its name, as far as it is known. */
  onTake: (name: string) => void;
  children: ReactNode;
}

/** A product in its column header, with a remove button. */
function Header({ kept: { product, error }, onTake, children }: HeaderProps) {
  const { t } = useUi();
  const getHref = useRoute('product');
  const name = useProductName(product?.name);
  if (product === undefined && !error) {
    return (
      <div className={css.header}>
        <Skeleton.Media className={css.mediaFrame} />
        <Skeleton.Line width="70%" />
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </div>
    );
  }
  const removeLabel = product
    ? t('lists.compareRemove', { name })
    : t(error ? 'lists.compareRemoveFailed' : 'lists.compareRemoveGone');
  return (
    <div className={css.header}>
      <Picture
        image={getImage(product ?? undefined)}
        // The content below explains why the product is missing.
        name={product ? name : ''}
        decorative
        sizes="(min-width: 761px) 25vw, 50vw"
        className={css.mediaFrame}
      />
      {product ? (
        <>
          <Link href={getHref?.(product.slug)} className={css.name}>
            <bdi>{name}</bdi>
          </Link>
          <ProductPrice product={product} />
        </>
      ) : (
        <span>{t(error ? 'catalog.productFailed' : 'lists.gone')}</span>
      )}
      <IconButton
        icon={X}
        label={removeLabel}
        className={css.take}
        onClick={() => onTake(product ? name : '')}
      />
      {children && <div className={css.action}>{children}</div>}
    </div>
  );
}
