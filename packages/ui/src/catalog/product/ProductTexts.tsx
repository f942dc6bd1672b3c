import type { ComponentProps } from 'react';
import { Stack } from '../../primitives/box/Stack.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useProductPlace } from './product-context.ts';

/** What the buyer writes, such as words for a card. What has to be written is asked for on adding. */
export function ProductTexts(props: ComponentProps<'div'>) {
  const { t } = useUi();
  const { product, texts, setText, unwritten } = useProductPlace();
  if (product.customTextFields.length === 0) return null;
  return (
    <Stack gap="16" {...props}>
      {product.customTextFields.map(({ title, maxLength, mandatory }) => (
        <Field
          key={title}
          data-text={title}
          label={title}
          hint={t('catalog.upTo', { count: maxLength })}
          optional={!mandatory}
          required={mandatory}
          error={
            unwritten.includes(title) ? t('common.problem.missing', { label: title }) : undefined
          }
        >
          <TextField
            maxLength={maxLength}
            value={texts[title] ?? ''}
            onChange={(event) => setText(title, event.target.value)}
          />
        </Field>
      ))}
    </Stack>
  );
}
