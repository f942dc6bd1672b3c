'use client';

import type { ChoiceText } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { Stack } from '../../../primitives/box/Stack.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { countCharacters } from '../../../utils/count-characters.ts';
import { lowercaseFirst } from '../../../utils/lowercase-first.ts';
import { useProductContext } from '../product-context.ts';
import '../../../messages/en/catalog.ts';
import '../../../messages/en/common.ts';

/** Texts that may be longer than these characters have several lines. */
const longest = 60;

/**
 * The buyer's custom texts, such as for a card: with a character count, never cut off. Required
 * ones are checked on adding.
 */
export function ProductTexts(props: ComponentProps<'div'>) {
  const { customTexts: texts } = useProductContext();
  if (texts.fields.length === 0) return null;
  return (
    <Stack gap="16" {...props}>
      {texts.fields.map((text) => (
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
  const { t, locale } = useUi();
  const { title, mandatory, minLength, maxLength, value, problem } = text;
  const format = new Intl.NumberFormat(locale);
  const write = ({ target }: { target: { value: string } }) => onWrite(title, target.value);
  const hint =
    minLength > 0
      ? t('picker.betweenCharacters', { least: minLength, count: maxLength })
      : t('catalog.upTo', { count: maxLength });
  const left = countCharacters(value) - maxLength;
  const errors = {
    missing: t('common.problem.missing', { label: lowercaseFirst(title, locale) }),
    short: t('common.problem.short', { count: minLength }),
    long: t('common.problem.long', { count: left }),
  };
  return (
    <Field
      data-custom-text={title}
      label={<bdi>{title}</bdi>}
      hint={hint}
      optional={!mandatory}
      required={mandatory}
      error={problem ? errors[problem] : undefined}
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
