import { Field, Form, Stack, SubmitButton, TextField } from '@vitrine/ui';

export default function FormExample() {
  const send = async (values: FormData) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    if (values.get('email') === 'taken@example.com') return { email: 'This email is taken.' };
  };
  return (
    <Form onSubmit={send}>
      <Stack gap="16">
        <Field label="Email" name="email" required>
          <TextField type="email" autoComplete="email" />
        </Field>
        <SubmitButton labels={{ loading: 'Signing up' }}>Sign up</SubmitButton>
      </Stack>
    </Form>
  );
}
