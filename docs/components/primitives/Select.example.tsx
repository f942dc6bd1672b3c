import { Field, Select } from '@vitrine/ui';

export default function SelectExample() {
  return (
    <Field name="sort" label="Sort by">
      <Select.Root defaultValue="new">
        <Select.Item value="new">Newest</Select.Item>
        <Select.Item value="price">Price</Select.Item>
      </Select.Root>
    </Field>
  );
}
