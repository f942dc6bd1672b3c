'use client';

import {
  formatDecimal,
  getAmountDecimals,
  isDecimal,
  type OptionsValues,
  type ProductFieldProblem,
  type ProductFormField,
  type ProductFormValues,
} from '@vitrine/atoms';
import { formatMoney, useUi } from '@vitrine/ui';
import { type EditorLabels, quoteText } from '../../editor/editor-labels.ts';
import { type AdminTranslate, useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { toAmountText } from '../../utils/use-amount-input.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/product-editor.ts';

/** The fields in the currency of the product; the discount can also be a percentage. */
const money: ReadonlySet<ProductFormField> = new Set(['price', 'cost', 'discountValue']);

/**
 * Returns the message of a field's problem: what is wrong, and how to fix it. An example of an amount has
 * the decimals of the currency.
 */
export function getProductProblemText(
  field: ProductFormField,
  problem: ProductFieldProblem,
  { t, locale, currency }: { t: AdminTranslate; locale: string; currency?: string },
): string {
  const isWhole = money.has(field) && getAmountDecimals(currency) === 0;
  const example = formatDecimal(field === 'stock' ? '12' : isWhole ? '24' : '24.50', locale);
  switch (problem.kind) {
    case 'missing':
      return field === 'name'
        ? t('admin.productEditor.problem.missing.name')
        : t('admin.productEditor.problem.missing', { example });
    case 'not-a-number':
      return t('admin.productEditor.problem.not-a-number', { example });
    case 'too-long':
      return t('admin.productEditor.problem.too-long', { max: problem.max });
    case 'too-many-variants':
      return t('admin.productEditor.problem.too-many-variants', { max: problem.max });
    case 'rejected':
      return t('admin.productEditor.problem.rejected', { description: problem.description });
    default:
      return t(`admin.productEditor.problem.${problem.kind}`);
  }
}

const amounts: ReadonlySet<ProductFormField> = new Set(['price', 'cost']);

const formatOptions = ({ list, added }: OptionsValues, t: AdminTranslate): string => {
  const options = list.map(({ name, choices }) => {
    const names = choices.map(({ description }) => description).join(', ');
    return `${name}: ${names}`;
  });
  const count =
    added.length > 0 ? [`${t('admin.productEditor.newVariants')}: ${added.length}`] : [];
  return [...options, ...count].join(' · ') || t('admin.editor.empty');
};

const toPlainText = (markup: unknown) =>
  String(markup)
    .replace(/<[^>]*>/g, ' ')
    .trim();

/**
 * Returns the texts of a product's fields in the current language.
 *
 * @param collections names by their IDs
 */
export function useProductEditorLabels(
  currency: string,
  collections: ReadonlyMap<string, string>,
): EditorLabels<ProductFormField> {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const quote = (text: string) => t('admin.editor.quoted', { text });
  return {
    getLabel: (field) =>
      field === 'discountType'
        ? t('admin.productEditor.discountType')
        : t(`admin.productEditor.field.${field}`),
    formatValue: (field, value, other) => {
      if (field === 'options') return formatOptions(value as OptionsValues, t);
      if (field === 'collectionIds') {
        const names = (value as readonly string[]).map((id) => quote(collections.get(id) ?? id));
        return names.join(', ') || t('admin.editor.empty');
      }
      if (typeof value === 'boolean') return t(value ? 'admin.editor.on' : 'admin.editor.off');
      if (amounts.has(field) && typeof value === 'string' && isDecimal(value) && currency) {
        return formatMoney({ amount: value, currency }, locale) ?? value;
      }
      if (field === 'discountType') {
        return quote(
          t(`admin.productEditor.discount.${value as ProductFormValues['discountType']}`),
        );
      }
      if (field === 'productType') {
        return quote(t(`admin.productEditor.${value as ProductFormValues['productType']}`));
      }
      if (typeof value === 'object') return quoteText(String(Object(value).typed ?? ''), t);
      const text = String(value);
      if (['discountValue', 'weight', 'stock', 'cost'].includes(field)) {
        return toAmountText(text, locale, field === 'cost' ? 2 : 0) || t('admin.editor.empty');
      }
      const toText = field === 'description' ? toPlainText : String;
      return quoteText(toText(text), t, other === undefined ? undefined : toText(other));
    },
  };
}
