import { Field, PasswordField } from '@vitrine/ui';

export default function PasswordFieldExample() {
  return (
    <Field label="Password">
      <PasswordField autoComplete="current-password" />
    </Field>
  );
}
