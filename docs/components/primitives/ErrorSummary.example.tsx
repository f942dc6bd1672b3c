import { ErrorSummary, Field, Stack, TextField } from '@vitrine/ui';

export default function ErrorSummaryExample() {
  const error = 'Enter your email address.';
  return (
    <Stack gap="16">
      <ErrorSummary errors={[{ message: error, controlId: 'newsletter-email' }]} />
      <Field id="newsletter-email" name="email" label="Email" error={error} required>
        <TextField type="email" autoComplete="email" />
      </Field>
    </Stack>
  );
}
