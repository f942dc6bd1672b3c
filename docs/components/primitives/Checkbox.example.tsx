import { Checkbox, CheckboxGroup, Field } from '@vitrine/ui';

export default function CheckboxExample() {
  return (
    <Field label="Notify me about" group>
      <CheckboxGroup>
        <Checkbox name="topics" value="new" defaultChecked>
          New products
        </Checkbox>
        <Checkbox name="topics" value="events" hint="About one email a month">
          Events
        </Checkbox>
      </CheckboxGroup>
    </Field>
  );
}
