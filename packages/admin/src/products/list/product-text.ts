import { getPriceBounds, type StockSummary, summarizeStock } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { formatMoney, formatMoneyRange, getNumberFormat } from '@vitrine/ui';
import type { StatusMarkKind } from '../../frame/StatusMark.tsx';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';

/** An amount of the catalog as a decimal string. */
const toAmount = (amount: number) => String(amount);

/** Returns the price before the discount, or the range of the variants' prices. */
export function getPriceText(product: Product, locale: string): string {
  const { currency = '' } = product.priceData ?? {};
  const bounds = getPriceBounds(product);
  if (!bounds) return '–';
  const [least, most] = [bounds.min, bounds.max].map((amount) => ({
    amount: toAmount(amount),
    currency,
  }));
  return formatMoneyRange(least, most, locale) ?? formatMoney(least, locale) ?? '–';
}

/** Returns the discount, such as “−15 %”; undefined for none. */
export function getDiscountText(
  { discount, priceData }: Product,
  t: AdminTranslate,
  locale: string,
): string | undefined {
  if (!discount || discount.type === 'NONE' || discount.value === 0) return undefined;
  const amount =
    discount.type === 'PERCENT'
      ? getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
          discount.value / 100,
        )
      : formatMoney(
          { amount: toAmount(discount.value), currency: priceData?.currency ?? '' },
          locale,
        );
  return amount === undefined ? undefined : t('admin.products.off', { amount });
}

const marks: Readonly<Record<StockSummary['status'], StatusMarkKind>> = {
  'in-stock': 'success',
  partly: 'needs-action',
  low: 'needs-action',
  'sold-out': 'failed',
};

/** Returns mark and text of a product's stock. */
export function getStockStatus(
  product: Product,
  t: AdminTranslate,
): { kind: StatusMarkKind; text: string } {
  const { status, left, choices, soldOut } = summarizeStock(product);
  const kind = marks[status];
  if (status === 'sold-out') return { kind, text: t('admin.products.stock.OUT_OF_STOCK') };
  if (soldOut) {
    const { count, of: total } = soldOut;
    return { kind, text: t('admin.products.stock.partly', { count, total }) };
  }
  if (left === undefined) return { kind, text: t('admin.products.stock.IN_STOCK') };
  if (status === 'in-stock')
    return { kind, text: t('admin.products.stock.inStock', { count: left }) };
  if (!choices) return { kind, text: t('admin.products.stock.left', { count: left }) };
  const variant = choices.join(' / ');
  return { kind, text: t('admin.products.stock.variantLeft', { variant, count: left }) };
}

/** Number of variants that are made; 0 for a product without options. */
export const countVariants = ({ productOptions, variants }: Product): number =>
  productOptions.length === 0
    ? 0
    : variants.filter(({ variant }) => variant?.visible !== false).length;
