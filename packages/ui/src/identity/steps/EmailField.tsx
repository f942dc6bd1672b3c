'use client';

import { Field } from '../../primitives/field/Field.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/identity.ts';

/** The login email. Password managers treat it as the username. */
export function EmailField({
  defaultValue,
  onInput,
}: {
  defaultValue?: string | undefined;
  onInput?: (typedEmail: string) => void;
}) {
  const { t } = useUi();
  return (
    <Field
      label={t('identity.email')}
      name="email"
      required
      problems={{ valueMissing: t('identity.logIn.enterEmail') }}
    >
      <TextField
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={defaultValue}
        onInput={(event) => onInput?.(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Gives password managers the account for a form without an email field. */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      defaultValue={email}
      readOnly
      hidden
    />
  );
}
