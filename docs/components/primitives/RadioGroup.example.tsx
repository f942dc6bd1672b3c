import { Field, RadioGroup } from '@vitrine/ui';

export default function RadioGroupExample() {
  return (
    <Field label="Delivery" group>
      <RadioGroup.Root defaultValue="home">
        <RadioGroup.Item value="home" hint="Two to four working days">
          To your home
        </RadioGroup.Item>
        <RadioGroup.Item value="store" hint="Ready on Friday">
          Pick up in the store
        </RadioGroup.Item>
      </RadioGroup.Root>
    </Field>
  );
}
