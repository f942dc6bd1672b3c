'use client';

import {
  type CellValue,
  getTicketKindFields,
  parseTicketKindKey,
  type TicketKindField,
  type TicketKindFields,
  type TicketKindKey,
  type TicketKindValues,
  type TicketPriceOption,
} from '@vitrine/atoms';
import { formatMoney, getDateFormat, useUi } from '@vitrine/ui';
import type { EditorLabels } from '../../editor/editor-labels.ts';
import { type AdminTranslate, useAdminTranslate } from '../../messages/use-admin-translate.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/ticket-kinds.ts';

/** Returns a function that formats an amount; undefined for what is no amount. */
export function useFormatPrice(currency: string): (amount: CellValue) => string | undefined {
  const { locale } = useUi();
  return (amount) =>
    typeof amount === 'string' ? formatMoney({ amount, currency }, locale) : amount.typed;
}

const choices: Partial<Record<TicketKindField, (value: never, t: AdminTranslate) => string>> = {
  pricing: (value: TicketKindFields['pricing'], t) => t(`admin.ticketKinds.pricing.${value}`),
  feeType: (value: TicketKindFields['feeType'], t) => t(`admin.ticketKinds.fee.${value}`),
};

/** Returns the name of a field of a kind. */
export const getTicketKindFieldLabel = (field: TicketKindField, t: AdminTranslate): string =>
  field === 'sold' || field === 'reserved'
    ? t(`admin.ticketKinds.${field}`)
    : t(`admin.ticketKinds.field.${field}`);

/** Returns the texts of the fields of all kinds in the current language. */
export function useTicketKindLabels(
  values: TicketKindValues,
  currency: string,
): EditorLabels<TicketKindKey> & {
  formatField: (field: TicketKindField, value: unknown) => string;
} {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const formatPrice = useFormatPrice(currency);
  const formatField = (field: TicketKindField, value: unknown): string => {
    if (value === undefined || value === '') return t('admin.editor.empty');
    if (typeof value === 'boolean') return t(value ? 'admin.editor.on' : 'admin.editor.off');
    const choice = choices[field];
    if (choice) return t('admin.editor.quoted', { text: choice(value as never, t) });
    if (field === 'options') {
      const options = value as readonly TicketPriceOption[];
      const texts = options.map(({ name, amount }) => `${name} ${formatPrice(amount) ?? ''}`);
      return texts.join(' · ') || t('admin.ticketKinds.none');
    }
    if (field === 'price' || field === 'minimum') return formatPrice(value as CellValue) ?? '';
    if (field === 'saleStart' || field === 'saleEnd') {
      return getDateFormat(locale, {
        ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
        ...({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const),
      }).format(new Date(`${value}Z`));
    }
    if (typeof value === 'number' || /^\d+$/.test(String(value))) return String(value);
    return t('admin.editor.quoted', { text: String(value) });
  };
  return {
    formatField,
    getLabel: (key) => {
      const { id = '', field = 'name' } = parseTicketKindKey(key) ?? {};
      return t('admin.ticketKinds.eventField', {
        name: getTicketKindFields(values, id).name,
        field: getTicketKindFieldLabel(field, t),
      });
    },
    formatValue: (key, value) => formatField(parseTicketKindKey(key)?.field ?? 'name', value),
  };
}
