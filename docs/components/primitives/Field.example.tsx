import { Field, TextField } from '@vitrine/ui';

export default function FieldExample() {
  return (
    <Field name="email" label="Email" hint="We only use it for this order." required>
      <TextField type="email" autoComplete="email" />
    </Field>
  );
}
