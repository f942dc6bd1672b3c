'use client';

import type { ChoiceText } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { Stack } from '../../../primitives/box/Stack.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { useProductContext } from '../product-context.ts';
import { getTextError } from './text-error.ts';
import '../../../messages/en/catalog.ts';

/** Texts that may be longer than these characters have several lines. */
const longest = 60;

/**
 * The buyer's custom texts, such as for a card: with a character count, never cut off. Required
 * ones are checked on adding. Those of `giftCardFields` are in `Product.GiftCard`.
 */
export function ProductTexts(props: ComponentProps<'div'>) {
  const { customTexts: texts, giftCardFields } = useProductContext();
  const giftCardTitles = Object.values(giftCardFields ?? {});
  const fields = texts.fields.filter(({ title }) => !giftCardTitles.includes(title));
  if (fields.length === 0) return null;
  return (
    <Stack gap="16" {...props}>
      {fields.map((text) => (
        <CustomTextField key={text.title} text={text} onWrite={texts.write} />
      ))}
    </Stack>
  );
}

interface TextOfProps {
  text: ChoiceText;
  onWrite: (title: string, text: string) => void;
}

function CustomTextField({ text, onWrite }: TextOfProps) {
  const ui = useUi();
  const { t, locale } = ui;
  const { title, mandatory, minLength, maxLength, value } = text;
  const format = new Intl.NumberFormat(locale);
  const write = ({ target }: { target: { value: string } }) => onWrite(title, target.value);
  const hint =
    minLength > 0
      ? t('picker.betweenCharacters', { least: minLength, count: maxLength })
      : t('catalog.upTo', { count: maxLength });
  return (
    <Field
      data-custom-text={title}
      label={<bdi>{title}</bdi>}
      hint={hint}
      optional={!mandatory}
      required={mandatory}
      error={getTextError(text, title, ui)}
    >
      {maxLength > longest ? (
        <TextArea maxLength={maxLength} value={value} onChange={write} />
      ) : (
        <TextField
          value={value}
          onChange={write}
          suffix={t('picker.textLength', {
            length: format.format(value.length),
            most: format.format(maxLength),
          })}
        />
      )}
    </Field>
  );
}
