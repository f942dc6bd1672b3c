'use client';

import {
  adminProductAtom,
  adminVariantsAtom,
  type CellPosition,
  createVariantGrid,
  fitsGrid,
  formatDecimal,
  type PastePlan,
  stockPortAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
  type VariantGridIssue,
} from '@vitrine/atoms';
import type { Product, Variant } from '@vitrine/client/catalog';
import {
  Button,
  Callout,
  EmptyState,
  type HeadingLevel,
  Icon,
  IconButton,
  lazyPart,
  nextHeadingLevel,
  Spinner,
  useAnnounce,
  useMediaQuery,
  useRoute,
  useUi,
} from '@vitrine/ui';
import { ArrowDown, Redo2, Undo2 } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { LoadingRows } from '../../list/ListResults.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { PasteDialog } from './PasteDialog.tsx';
import * as css from './VariantGrid.css.ts';
import { VariantGridBar } from './VariantGridBar.tsx';
import { type CellAction, getColumnWidths, VariantTable } from './VariantTable.tsx';
import {
  useVariantGridContext,
  VariantGridContext,
  type VariantGridContextValue,
} from './variant-grid-context.ts';
import { getCellLabel, getIssueText } from './variant-labels.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/variants.ts';

/** Wide screens never need it. */
const VariantForm = lazyPart(() => import('./VariantForm.tsx'));

export interface VariantGridProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** ID of the product. */
  productId: string;
  /** The heading. Default “Variants”. */
  title?: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
  /** The page above this one, with its link. Default: the product, with the route `adminProduct`. */
  parent?: { label: string; href?: string | undefined };
  /** Buttons next to the title, such as a link to the editor of the product. */
  actions?: ReactNode;
}

/**
 * The variants of a product in a grid like a spreadsheet's: price, cost, weight, SKU and visibility are
 * edited by keyboard and in ranges, filled, copied to and pasted from spreadsheets in the number format
 * of the language, undone and redone. Stock is edited with them if the host has a `StockPort`, and shown
 * otherwise. Screens below 560 px show one variant at a time as a form. Changes are saved with one
 * request, those of stock with another one; what can't be saved stays in its cell with the reason. It
 * asks before a link or a key leads away from changes. It needs an owner's token. See
 * docs/reference/catalog-admin.mdx.
 */
export function VariantGrid({
  productId,
  title,
  level = 1,
  parent,
  actions,
  className,
  ...rest
}: VariantGridProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const [product, readProduct] = useAtom(adminProductAtom(productId));
  const [variants, readVariants] = useAtom(adminVariantsAtom(productId));
  const href = useRoute('adminProduct')?.(productId);
  const below = nextHeadingLevel(level);
  const isLoaded = product.data && variants.data;
  const hasVariants = product.data?.manageVariants && product.data.productOptions.length > 0;
  const isMissing = product.data === null || variants.data === null;
  return (
    <section {...rest} {...compactDensity(css.root, className)}>
      <PageHead
        title={title ?? t('admin.variants.title')}
        level={level}
        parent={parent ?? (product.data ? { label: product.data.name, href } : undefined)}
        actions={actions}
      />
      {product.data && variants.data && hasVariants && (
        <LoadedGrid
          // Another language reads numbers in another way.
          key={`${productId} ${locale}`}
          product={product.data}
          variants={variants.data}
        />
      )}
      {isLoaded && !hasVariants && (
        <EmptyState level={below} title={t('admin.variants.none.title')}>
          {t('admin.variants.none.description')}
        </EmptyState>
      )}
      {isMissing && (
        <EmptyState level={below} title={t('admin.variants.missing.title')}>
          {t('admin.variants.missing.description')}
        </EmptyState>
      )}
      {!isLoaded && !isMissing && (product.error || variants.error) && (
        <EmptyState
          level={below}
          title={t('admin.variants.failed.title')}
          action={
            <Button
              onClick={() => {
                if (product.error) void readProduct();
                if (variants.error) void readVariants();
              }}
            >
              {t('admin.retry')}
            </Button>
          }
        >
          {t('admin.variants.failed.description')}
        </EmptyState>
      )}
      {!isLoaded && !isMissing && !product.error && !variants.error && (
        <div>
          <div className={css.loadingHead} />
          <LoadingRows widths={LOADING_WIDTHS} className={css.loading} />
        </div>
      )}
    </section>
  );
}

interface LoadedGridProps {
  product: Product;
  variants: readonly Variant[];
}

/** Widths of the placeholders of a row, from the checkbox to the weight. */
const LOADING_WIDTHS = ['60%', '70%', '50%', '52%', '48%', '40%', '54%', '62%', '44%'] as const;

function LoadedGrid({ product, variants }: LoadedGridProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const announce = useAnnounce();
  // A narrow screen has no room for columns.
  const isNarrow = useMediaQuery('(max-width: 559.98px)');
  const canEditStock = useAtomValue(stockPortAtom) !== null;
  const [grid] = useState(() => createVariantGrid({ product, variants, locale, canEditStock }));
  const { schema } = grid;
  const act = useSetAtom(grid.actAtom);
  const receive = useSetAtom(grid.receiveAtom);
  const rowIds = useAtomValue(grid.rowIdsAtom);
  const active = useAtomValue(grid.activeAtom);
  const range = useAtomValue(grid.rangeAtom);
  const { issues } = useAtomValue(grid.stateAtom);
  const root = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const [pastePlan, setPastePlan] = useState<PastePlan>();
  const [labels] = useState(() => getVariantLabels(product, variants));
  const context = useMemo<VariantGridContextValue>(
    () => ({
      ...{ grid, schema, product, act, root, hasFocus, labels },
      columns: getColumnWidths(schema),
    }),
    [grid, schema, product, act, labels],
  );
  const received = useRef(variants);
  useEffect(() => {
    if (received.current === variants) return;
    received.current = variants;
    receive(variants);
  }, [variants, receive]);

  const firsts = useMemo(() => {
    const [option] = product.productOptions;
    const choices = new Map(variants.map((one) => [one._id, one.choices[option?.name ?? '']]));
    return new Set(
      rowIds.filter((id, at) => choices.get(id) !== choices.get(rowIds[at - 1] ?? '')),
    );
  }, [product, variants, rowIds]);

  const focusCell = (position: CellPosition) => {
    // The row of the cell may be in the page only after the next render, which moves the focus.
    hasFocus.current = true;
    act({ move: position });
    root.current
      ?.querySelector<HTMLElement>(`[data-row="${position.row}"][data-column="${position.column}"]`)
      ?.focus();
  };
  const goTo = ({ rowId, column }: Pick<VariantGridIssue, 'rowId' | 'column'>) =>
    focusCell({
      row: rowIds.indexOf(rowId),
      column: schema.columns.findIndex(({ id }) => id === column),
    });
  /** Goes to the next or the previous cell with an issue. */
  const goToIssue = (step: 1 | -1) => {
    const positions = issues.map(({ rowId, column }) => ({
      row: rowIds.indexOf(rowId),
      column: schema.columns.findIndex(({ id }) => id === column),
    }));
    const ordered = positions.toSorted(
      (one, other) => one.row - other.row || one.column - other.column,
    );
    const isBeyond = ({ row, column }: CellPosition) =>
      (row - active.row || column - active.column) * step > 0;
    const target =
      step > 0
        ? (ordered.find(isBeyond) ?? ordered[0])
        : (ordered.findLast(isBeyond) ?? ordered.at(-1));
    if (target) focusCell(target);
  };
  const paste = (plan: PastePlan) => {
    act({ paste: plan });
    announce(t('admin.variants.pasted', { count: plan.writes.length }));
  };
  const cellCount = (range.bottom - range.top + 1) * (range.end - range.start + 1);
  const run = (action: CellAction) => {
    act(action);
    const count = cellCount;
    if (action === 'undo') announce(t('admin.variants.undone'));
    else if (action === 'redo') announce(t('admin.variants.redone'));
    else if (action === 'clear') announce(t('admin.variants.cleared', { count }));
    else announce(t('admin.variants.filled', { count }));
  };

  return (
    <VariantGridContext value={context}>
      {isNarrow ? (
        <Suspense fallback={<Spinner />}>
          <VariantForm />
        </Suspense>
      ) : (
        <>
          <Toolbar run={run} hint={product.priceData?.currency} />
          <VariantTable
            {...{ rowIds, firsts, cellCount, run, goToIssue }}
            onPaste={(plan) => (fitsGrid(plan) ? paste(plan) : setPastePlan(plan))}
          />
          <StatusLine count={cellCount} />
        </>
      )}
      <Issues active={active} onGoTo={goTo} />
      <PasteDialog
        plan={pastePlan}
        onClose={() => setPastePlan(undefined)}
        onFill={(plan) => {
          setPastePlan(undefined);
          paste(plan);
        }}
      />
      <VariantGridBar onGoTo={goTo} />
      {!isNarrow && <GridCommands run={run} goToIssue={goToIssue} />}
    </VariantGridContext>
  );
}

type Run = (action: CellAction) => void;

function Toolbar({ run, hint }: { run: Run; hint: string | undefined }) {
  const t = useAdminTranslate();
  const { grid } = useVariantGridContext();
  const { canUndo, canRedo } = useAtomValue(grid.stateAtom);
  return (
    <div className={css.toolbar}>
      <IconButton
        emphasis="outline"
        icon={Undo2}
        mirrored
        label={t('admin.variants.undo')}
        aria-disabled={!canUndo || undefined}
        onClick={() => canUndo && run('undo')}
      />
      <IconButton
        emphasis="outline"
        icon={Redo2}
        mirrored
        label={t('admin.variants.redo')}
        aria-disabled={!canRedo || undefined}
        onClick={() => canRedo && run('redo')}
      />
      <Button onClick={() => run('fill-down')}>
        <Icon as={ArrowDown} size="small" />
        {t('admin.variants.fillDown')}
      </Button>
      {hint && <span className={css.hint}>{t('admin.variants.hint', { currency: hint })}</span>}
    </div>
  );
}

/** Sum, average and number of the selected cells, and what the marks of cells mean. */
function StatusLine({ count }: { count: number }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { grid } = useVariantGridContext();
  const summary = useAtomValue(grid.summaryAtom);
  const toText = (decimal: string) => formatDecimal(decimal, locale);
  return (
    <div className={css.status}>
      <ul className={css.legend}>
        <li className={css.legendItem} data-mark="changed">
          {t('admin.variants.legend.changed')}
        </li>
        <li className={css.legendItem} data-mark="selected">
          {t('admin.variants.legend.selected')}
        </li>
        <li className={css.legendItem} data-mark="readonly">
          {t('admin.variants.legend.readOnly')}
        </li>
      </ul>
      <span>
        {summary
          ? t('admin.variants.summary', {
              sum: toText(summary.sum),
              average: toText(summary.average),
              count: summary.count,
            })
          : count > 1 && t('admin.variants.selection', { count })}
      </span>
    </div>
  );
}

interface IssuesProps {
  active: CellPosition;
  onGoTo: (issue: Pick<VariantGridIssue, 'rowId' | 'column'>) => void;
}

/** The issue of the active cell, or else the first one, and problems of no cell. */
function Issues({ active, onGoTo }: IssuesProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { grid, schema, product } = useVariantGridContext();
  const { issues, others } = useAtomValue(grid.stateAtom);
  const rowIds = useAtomValue(grid.rowIdsAtom);
  const activeRow = rowIds[active.row] ?? '';
  const activeColumn = schema.columns[active.column]?.id;
  const issue =
    issues.find(({ rowId, column }) => rowId === activeRow && column === activeColumn) ?? issues[0];
  const { values } = useAtomValue(grid.getRowAtom(issue?.rowId ?? activeRow));
  return (
    <>
      {others.map((text) => (
        <Callout key={text} tone="danger">
          {text}
        </Callout>
      ))}
      {issue && (
        <Callout
          tone="danger"
          action={
            <Button emphasis="text" tone="inherit" onClick={() => onGoTo(issue)}>
              {t('admin.variants.issue.goTo')}
            </Button>
          }
        >
          {t('admin.variants.issue', {
            cell: getCellLabel(schema, values, issue.column, t),
            problem: getIssueText(schema, issue.column, values[issue.column] ?? '', issue, {
              t,
              locale,
              currency: product.priceData?.currency,
            }),
          })}
        </Callout>
      )}
    </>
  );
}

/** Returns the choices of variants in the order of the options, by their IDs. */
const getVariantLabels = (
  { productOptions }: Product,
  variants: readonly Variant[],
): ReadonlyMap<string, string> =>
  new Map(
    variants.map(({ _id, choices }) => [
      _id,
      productOptions.map(({ name }) => choices[name] ?? '').join(', '),
    ]),
  );

interface GridCommandsProps {
  run: Run;
  goToIssue: (step: 1 | -1) => void;
}

/** The commands of the grid, for the menu and by their keys. */
function GridCommands({ run, goToIssue }: GridCommandsProps) {
  const t = useAdminTranslate();
  const { grid } = useVariantGridContext();
  const { issues, changes, lastSave, canUndo, canRedo } = useAtomValue(grid.stateAtom);
  const isAfterSave = changes.length === 0 && lastSave?.canUndo === true;
  const command = (
    id: string,
    label: string,
    keys: string,
    isHidden: boolean,
    act: () => void,
  ) => ({
    ...{ id: `variants.${id}`, label, keys, isHidden, run: act },
  });
  const hasNone = issues.length === 0;
  useCommands([
    ...(isAfterSave
      ? []
      : [command('undo', t('admin.variants.undo'), 'mod+z', !canUndo, () => run('undo'))]),
    command('redo', t('admin.variants.redo'), 'mod+shift+z', !canRedo, () => run('redo')),
    command('fill-down', t('admin.variants.fillDown'), 'mod+d', false, () => run('fill-down')),
    command('fill-right', t('admin.variants.fillRight'), 'mod+shift+d', false, () =>
      run('fill-right'),
    ),
    command('next-issue', t('admin.variants.issue.next'), 'alt+down', hasNone, () => goToIssue(1)),
    command('previous-issue', t('admin.variants.issue.previous'), 'alt+up', hasNone, () =>
      goToIssue(-1),
    ),
  ]);
  return null;
}
