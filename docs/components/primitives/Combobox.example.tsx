import { Combobox, Field } from '@vitrine/ui';

export default function ComboboxExample() {
  return (
    <Field label="Country">
      <Combobox
        options={[
          { value: 'DK', label: 'Denmark' },
          { value: 'DE', label: 'Germany' },
          { value: 'SE', label: 'Sweden' },
        ]}
        defaultValue="DK"
      />
    </Field>
  );
}
