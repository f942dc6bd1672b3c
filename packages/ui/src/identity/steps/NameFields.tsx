'use client';

import { Field } from '../../primitives/field/Field.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './LoginForm.css.ts';
import '../../messages/en/identity.ts';

/** First and last name, both optional. */
export function NameFields({ firstName, lastName }: { firstName?: string; lastName?: string }) {
  const { t } = useUi();
  return (
    <div className={css.names}>
      <Field label={t('identity.firstName')} name="firstName" optional>
        <TextField autoComplete="given-name" defaultValue={firstName} />
      </Field>
      <Field label={t('identity.lastName')} name="lastName" optional>
        <TextField autoComplete="family-name" defaultValue={lastName} />
      </Field>
    </div>
  );
}
