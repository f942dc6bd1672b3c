'use client';

import {
  type BulkPricing,
  formatDecimal,
  getAmountProblem,
  type PriceRule,
  type PricingLine,
  readDecimal,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import {
  Badge,
  Checkbox,
  formatMoney,
  getNumberFormat,
  Picture,
  Table,
  TextField,
  useUi,
  VisuallyHidden,
} from '@vitrine/ui';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { StatusMark } from '../../frame/StatusMark.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './BulkPricing.css.ts';
import '../../messages/en/pricing.ts';

interface PricingTableProps {
  pricing: BulkPricing;
}

/** Every amount before and after the change. Rows never move while the rule is typed. */
export function PricingTable({ pricing }: PricingTableProps) {
  const t = useAdminTranslate();
  const { lines, rule } = useAtomValue(pricing.stateAtom);
  const isLocked = useAtomValue(pricing.runAtom).status !== 'idle';
  return (
    <Table.Root caption={t('admin.pricing.table')} captionHidden>
      <Table.Header className={css.head}>
        <Table.Row>
          <Table.ColumnHeader className={css.select}>
            <VisuallyHidden>{t('admin.pricing.column.select')}</VisuallyHidden>
          </Table.ColumnHeader>
          <Table.ColumnHeader>{t('admin.pricing.column.product')}</Table.ColumnHeader>
          <Table.ColumnHeader numeric>{t('admin.pricing.column.before')}</Table.ColumnHeader>
          <Table.ColumnHeader numeric>{t('admin.pricing.column.after')}</Table.ColumnHeader>
          <Table.ColumnHeader numeric className={css.wide}>
            {t('admin.pricing.column.change')}
          </Table.ColumnHeader>
          <Table.ColumnHeader numeric className={css.wide}>
            {t('admin.pricing.column.paid')}
          </Table.ColumnHeader>
          <Table.ColumnHeader numeric>{t('admin.pricing.column.margin')}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body className={css.body}>
        {lines.map((line, index) => (
          <LineRow
            key={line.id}
            pricing={pricing}
            line={line}
            field={rule.field}
            isLocked={isLocked}
            isFirst={lines[index - 1]?.product !== line.product}
          />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** Returns the difference of two amounts, exactly. */
const getDifference = (before: string, after: string): string =>
  ((Math.round(Number(after) * 100) - Math.round(Number(before) * 100)) / 100).toFixed(2);

/** Most locales format a hyphen, which is shorter than the plus sign of the other rows. */
const withMinus = (text: string) => text.replace('-', '\u2212');

interface LineRowProps extends PricingTableProps {
  line: PricingLine;
  field: PriceRule['field'];
  /** Whether it is the first line of its product. */
  isFirst: boolean;
  /** Whether a change is running, so that no line can be changed. */
  isLocked: boolean;
}

/** Hundreds of products load, and change, one after the other: each renders its own rows only. */
const LineRow = memo(function LineRow({ pricing, line, field, isFirst, isLocked }: LineRowProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const include = useSetAtom(pricing.includeAtom);
  const { id, product, choices, before, after, paid, margin, status } = line;
  const { currency = '' } = product.priceData ?? {};
  const toText = (amount: string | undefined) =>
    (amount !== undefined && formatMoney({ amount, currency }, locale)) || '–';
  const toPercent = (value: number) =>
    withMinus(getNumberFormat(locale, { style: 'percent' }).format(value / 100));
  // A price of zero has no margin.
  const marginText = margin === undefined ? '–' : toPercent(margin);
  const choiceText = choices.join(' / ');
  const name = choiceText === '' ? product.name : `${product.name}, ${choiceText}`;
  const isChanged = status === 'changes';
  return (
    <Table.Row role="row" data-left-out={isChanged ? undefined : ''} className={css.row}>
      <Table.Cell role="cell" className={css.select}>
        <Checkbox
          checked={isChanged}
          disabled={isLocked || status === 'unchanged'}
          onCheckedChange={(next) => include(id, next === true)}
        >
          <VisuallyHidden>{t('admin.pricing.include', { name })}</VisuallyHidden>
        </Checkbox>
      </Table.Cell>
      <Table.RowHeader role="rowheader" className={css.product}>
        <span className={css.productLine}>
          <span className={css.picture}>
            {isFirst && (
              <Picture
                image={product.media?.mainMedia?.image ?? product.media?.items[0]?.image}
                name=""
                decorative
                width={28}
                ratio={4 / 5}
                className={css.frame}
              />
            )}
          </span>
          <span className={css.names}>
            <bdi className={isFirst ? css.name : css.repeated}>{product.name}</bdi>
            {choiceText !== '' && <bdi className={css.choices}>{choiceText}</bdi>}
          </span>
        </span>
      </Table.RowHeader>
      <Table.Cell role="cell" numeric className={css.before}>
        {toText(before)}
      </Table.Cell>
      <Table.Cell role="cell" numeric className={css.after}>
        {isLocked ? (
          <span>{toText(after)}</span>
        ) : (
          <AfterCell {...{ pricing, line, field, name }} text={toText(after)} />
        )}
      </Table.Cell>
      <Table.Cell role="cell" numeric className={`${css.change} ${css.wide}`}>
        {isChanged && before !== undefined && after !== undefined && (
          <bdi>
            {withMinus(
              getNumberFormat(locale, {
                ...({ style: 'currency', signDisplay: 'exceptZero' } as const),
                currency,
              }).format(getDifference(before, after) as Intl.StringNumericLiteral),
            )}
          </bdi>
        )}
      </Table.Cell>
      <Table.Cell role="cell" numeric className={`${css.paid} ${css.wide}`}>
        {toText(paid)}
      </Table.Cell>
      <Table.Cell role="cell" numeric className={css.margin}>
        {status === 'margin' ? (
          <StatusMark kind="needs-action">
            <span className={css.onlyNarrow}>
              {t('admin.pricing.belowMargin', { margin: marginText })}
            </span>
            <span className={css.notNarrow}>
              {t('admin.pricing.marginWouldBe', { margin: marginText })}
            </span>
          </StatusMark>
        ) : margin !== undefined && margin < 0 ? (
          <StatusMark kind="needs-action">{toPercent(margin)}</StatusMark>
        ) : (
          margin !== undefined && (
            <>
              <span className={css.onlyNarrow}>{t('admin.pricing.column.margin')} </span>
              {toPercent(margin)}
            </>
          )
        )}
      </Table.Cell>
    </Table.Row>
  );
});

interface AfterCellProps extends Pick<LineRowProps, 'pricing' | 'line' | 'field'> {
  name: string;
  text: string;
}

/** The new amount, which Enter or a press edits; an empty field follows the rule again. */
function AfterCell({ pricing, line, field, name, text }: AfterCellProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const type = useSetAtom(pricing.typeAtom);
  const [draft, setDraft] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusNext = useRef<'button' | 'input'>(undefined);
  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next === 'button') button.current?.focus();
    if (next === 'input') input.current?.select();
  });
  if (draft === undefined) {
    const amount = line.status === 'changes' ? text : t('admin.pricing.unchanged');
    return (
      <span className={css.afterLine}>
        {line.isTyped && <Badge kind="outline">{t('admin.pricing.typed')}</Badge>}
        <button
          ref={button}
          type="button"
          aria-label={t(`admin.pricing.edit.${field}`, { name, amount })}
          className={css.afterButton}
          onClick={() => {
            focusNext.current = 'input';
            setDraft(formatDecimal(line.after ?? '', locale));
          }}
        >
          {amount}
        </button>
      </span>
    );
  }
  const currency = line.product.priceData?.currency;
  const decimal = draft.trim() === '' ? '' : readDecimal(draft, locale);
  const isWrong =
    decimal === undefined ||
    (decimal !== '' && getAmountProblem(field, decimal, currency) !== undefined);
  const close = () => {
    focusNext.current = 'button';
    setDraft(undefined);
  };
  const save = () => {
    if (isWrong) return;
    type(line.id, decimal);
    close();
  };
  return (
    <TextField
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={16}
      aria-label={t(`admin.pricing.amount.${field}`, { name })}
      aria-invalid={isWrong || undefined}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => {
        if (isWrong) return;
        type(line.id, decimal);
        setDraft(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
          event.preventDefault();
          save();
        } else if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          close();
        }
      }}
      className={css.afterField}
    />
  );
}
