import {
  type CellValue,
  formatDecimal,
  type GridSchema,
  getAmountDecimals,
  getMargin,
  getRowChoices,
  getShoppersPay,
  isNumberColumn,
  OPTION_PREFIX,
  type VariantCellIssue,
  type VariantColumn,
  type VariantGridRow,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';

/** Returns the name of a column. */
export const getColumnLabel = (column: string, t: AdminTranslate): string =>
  column.startsWith(OPTION_PREFIX)
    ? column.slice(OPTION_PREFIX.length)
    : t(`admin.variants.column.${column as VariantColumn}`);

/** Returns the name of a cell, such as “Price, Clay, 20 cm”. */
export function getCellLabel(
  schema: GridSchema,
  values: VariantGridRow['values'],
  column: string,
  t: AdminTranslate,
): string {
  const variant = getRowChoices(schema, values).join(', ');
  return t('admin.variants.cell', { column: getColumnLabel(column, t), variant });
}

/** Returns the keyboard that a phone shows for a column. */
export const getInputMode = (column: string): 'numeric' | 'decimal' | undefined =>
  column === 'stock' ? 'numeric' : isNumberColumn(column) ? 'decimal' : undefined;

/** Whether shoppers pay less for a variant than it costs. */
export function isBelowCost(
  { price, cost }: VariantGridRow['values'],
  { discount, priceData }: Pick<Product, 'discount' | 'priceData'>,
): boolean {
  const margin = getMargin(getShoppersPay(price, discount, priceData?.currency), cost);
  return margin !== undefined && margin < 0;
}

/** Returns a value in one line, for reviews and conflicts. */
export function formatCellValue(
  schema: GridSchema,
  column: string,
  value: CellValue,
  t: AdminTranslate,
): string {
  if (typeof value === 'object') return value.typed;
  if (column === 'visible') {
    return t(value === 'true' ? 'admin.variants.visible' : 'admin.variants.notVisible');
  }
  return schema.toText(column, { [column]: value }, '') || t('admin.variants.empty');
}

/** The texts of an issue, and the ISO 4217 code of prices and costs, which have two decimals without it. */
interface IssueTextContext {
  t: AdminTranslate;
  locale: string;
  currency?: string | undefined;
}

/** Returns why a cell can't be saved, or was not. */
export function getIssueText(
  schema: GridSchema,
  column: string,
  value: CellValue,
  issue: VariantCellIssue,
  { t, locale, currency }: IssueTextContext,
): string {
  const typed = typeof value === 'object' ? value.typed : value;
  switch (issue.kind) {
    case 'conflict': {
      const theirs = formatCellValue(schema, column, issue.theirs, t);
      return t('admin.variants.issue.conflict', { value: theirs });
    }
    case 'rejected':
      return t('admin.variants.issue.rejected', { text: issue.text });
    case 'not-a-number':
      return t(`admin.variants.issue.${column === 'stock' ? 'not-a-quantity' : 'not-a-number'}`, {
        text: typed,
      });
    case 'not-a-choice':
      return t('admin.variants.issue.not-a-choice', { text: typed });
    case 'too-large': {
      const isMoney = column === 'price' || column === 'cost';
      const isWhole = isMoney && getAmountDecimals(currency) === 0;
      const max = formatDecimal(isWhole ? '999999999' : '999999999.99', locale);
      return t('admin.variants.issue.too-large', { max });
    }
    default:
      return t(`admin.variants.issue.${issue.kind}`);
  }
}
