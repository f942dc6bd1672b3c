'use client';

import type { ReactNode } from 'react';
import { Field } from '../../primitives/field/Field.tsx';
import { PasswordField } from '../../primitives/password-field/PasswordField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/identity.ts';

/** A password that is chosen here; managers of passwords offer a new one. */
export function NewPasswordField({
  label,
  hint,
  name = 'password',
}: {
  label: string;
  hint: ReactNode;
  /** The field name that the platform uses in rejections. */
  name?: string;
}) {
  const { t } = useUi();
  return (
    <Field
      label={label}
      name={name}
      hint={hint}
      required
      problems={{ valueMissing: t('identity.register.choosePassword') }}
    >
      <PasswordField autoComplete="new-password" />
    </Field>
  );
}
