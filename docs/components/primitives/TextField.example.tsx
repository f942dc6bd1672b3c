import { Field, Stack, TextField } from '@vitrine/ui';

export default function TextFieldExample() {
  return (
    <Stack gap="16">
      <Field label="Email">
        <TextField type="email" name="email" autoComplete="email" />
      </Field>
      <Field label="Price">
        <TextField inputMode="decimal" prefix="€" />
      </Field>
    </Stack>
  );
}
