'use client';

import type { ChoiceText, TextProblem } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { Field } from '../../../primitives/field/Field.tsx';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { type TextContext, useUi } from '../../../provider/UiProvider.tsx';
import { classes } from '../../../utils/classes.ts';
import { countCharacters } from '../../../utils/count-characters.ts';
import { getNumberFormat } from '../../../utils/number-format.ts';
import { stack } from '../../../utils/styles/stack.css.ts';
import { lowercaseFirst } from '../../../utils/text/lowercase-first.ts';
import { useProductContext } from '../product-context.ts';
import '../../../messages/en/catalog.ts';
import '../../../messages/en/common.ts';

/** Texts that may be longer than these characters have several lines. */
const longest = 60;

/**
 * The buyer's custom texts, such as for a card: with a character count, never cut off. Required
 * ones are checked on adding. Those of `giftCardFields` are in `Product.GiftCard`.
 */
export function ProductTexts({ className, ...rest }: ComponentProps<'div'>) {
  const { customTexts: texts, giftCardFields } = useProductContext();
  const giftCardTitles = Object.values(giftCardFields ?? {});
  const fields = texts.fields.filter(({ title }) => !giftCardTitles.includes(title));
  if (fields.length === 0) return null;
  return (
    <div {...rest} className={classes(stack[16], className)}>
      {fields.map((text) => (
        <CustomTextField key={text.title} text={text} onWrite={texts.write} />
      ))}
    </div>
  );
}

/** Returns what a buyer has to change in the length of a custom text, if anything. */
export function getTextError(
  { problem, minLength, maxLength, value }: ChoiceText,
  label: string,
  { t, locale }: TextContext,
): string | undefined {
  const errors: Partial<Record<TextProblem, string>> = {
    missing: t('common.problem.missing', { label: lowercaseFirst(label, locale) }),
    short: t('common.problem.short', { count: minLength }),
    long: t('common.problem.long', { count: countCharacters(value.trim()) - maxLength }),
  };
  return problem ? errors[problem] : undefined;
}

interface TextOfProps {
  text: ChoiceText;
  onWrite: (title: string, text: string) => void;
}

function CustomTextField({ text, onWrite }: TextOfProps) {
  const ui = useUi();
  const { t, locale } = ui;
  const { title, mandatory, minLength, maxLength, value } = text;
  const format = getNumberFormat(locale);
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
            length: format.format(countCharacters(value.trim())),
            most: format.format(maxLength),
          })}
        />
      )}
    </Field>
  );
}
