import type { Form } from '@vitrine/client/events';
import { EventForm } from '@vitrine/ui';

export const Registration = ({ form }: { form: Form }) => (
  <EventForm.Root
    sections={[{ name: 'buyer', title: 'Buyer', form }]}
    onSubmit={async (answers) => console.log(answers)}
  >
    <EventForm.Summary />
    <EventForm.Section name="buyer" />
    <EventForm.Submit>Continue</EventForm.Submit>
  </EventForm.Root>
);
