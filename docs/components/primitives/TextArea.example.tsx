import { Field, TextArea } from '@vitrine/ui';

export default function TextAreaExample() {
  return (
    <Field label="Note for the shop" optional>
      <TextArea name="note" rows={3} maxLength={200} />
    </Field>
  );
}
