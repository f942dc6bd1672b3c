'use client';

import { type ChoiceText, isDevelopment } from '@vitrine/atoms';
import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Field } from '../../../primitives/field/Field.tsx';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { classes } from '../../../utils/classes.ts';
import { stack } from '../../../utils/styles/stack.css.ts';
import { useProductContext } from '../product-context.ts';
import type { GiftCardFields } from './gift-card-fields.ts';
import { getTextError } from './ProductTexts.tsx';
import '../../../messages/en/common.ts';
import '../../../messages/en/purchase.ts';

export type ProductGiftCardProps = Omit<ComponentProps<'div'>, 'children'>;

/** Today where the visitor is, as `YYYY-MM-DD`; none on a server, which doesn't know. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(new Date().toLocaleDateString('sv')), []);
  return today;
}

/**
 * Recipient, message and delivery date of a gift card: the custom texts that `giftCardFields` of
 * `Product.Root` names. They are checked on adding, and stay if it fails.
 */
export function ProductGiftCard({ className, ...rest }: ProductGiftCardProps) {
  const { t } = useUi();
  const { product, customTexts, giftCardFields = {} } = useProductContext();
  const today = useToday();
  const titles = JSON.stringify(Object.values(giftCardFields));
  const known = JSON.stringify(customTexts.fields.map(({ title }) => title));
  useEffect(() => {
    if (!isDevelopment) return;
    for (const title of JSON.parse(titles)) {
      if (JSON.parse(known).includes(title)) continue;
      console.warn(`"${product.name}" has no custom text field "${title}" for a gift card.`);
    }
  }, [titles, known, product.name]);
  const find = (name: keyof GiftCardFields) =>
    customTexts.fields.find(({ title }) => title === giftCardFields[name]);
  const recipientName = find('recipientName');
  const recipientEmail = find('recipientEmail');
  const message = find('message');
  const deliveryDate = find('deliveryDate');
  if (!(recipientName ?? recipientEmail ?? message ?? deliveryDate)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is named by a visible legend.
    <div
      role="group"
      data-gift-card=""
      aria-label={t('purchase.giftCard.title')}
      {...rest}
      className={classes(stack[16], className)}
    >
      {recipientName && (
        <GiftCardField text={recipientName} label={t('purchase.giftCard.recipientName')}>
          {(control) => <TextField {...control} autoComplete="off" />}
        </GiftCardField>
      )}
      {recipientEmail && (
        <GiftCardField
          text={recipientEmail}
          label={t('purchase.giftCard.recipientEmail')}
          hint={t('purchase.giftCard.recipientEmailHint')}
          error={recipientEmail.problem === 'email' ? t('common.problem.email') : undefined}
        >
          {(control) => <TextField {...control} type="email" autoComplete="off" />}
        </GiftCardField>
      )}
      {message && (
        <GiftCardField text={message} label={t('purchase.giftCard.message')}>
          {(control) => <TextArea {...control} maxLength={message.maxLength} />}
        </GiftCardField>
      )}
      {deliveryDate && (
        <GiftCardField
          text={deliveryDate}
          label={t('purchase.giftCard.deliveryDate')}
          hint={deliveryDate.mandatory ? undefined : t('purchase.giftCard.deliveryDateHint')}
          error={deliveryDate.problem === 'date' ? t('purchase.giftCard.pastDate') : undefined}
        >
          {(control) => <TextField {...control} type="date" min={today} />}
        </GiftCardField>
      )}
    </div>
  );
}

interface GiftCardControl {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface GiftCardFieldProps {
  text: ChoiceText;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: GiftCardControl) => ReactNode;
}

function GiftCardField({ text, label, hint, error, children }: GiftCardFieldProps) {
  const ui = useUi();
  const { write } = useProductContext().customTexts;
  const { title, mandatory, value } = text;
  return (
    <Field
      data-custom-text={title}
      label={label}
      hint={hint}
      optional={!mandatory}
      required={mandatory}
      error={error ?? getTextError(text, label, ui)}
    >
      {children({ value, onChange: ({ target }) => write(title, target.value) })}
    </Field>
  );
}
