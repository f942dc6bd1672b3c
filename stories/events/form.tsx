import type { Form, InputControl } from '@vitrine/client/events';
import { EventForm, type EventFormRootProps, type EventFormSection, Heading } from '@vitrine/ui';

type Input = Record<string, unknown> & { name: string };

/** A control as the platform would send it; texts are the usual kind of value. */
export const control = (
  type: string,
  label: string,
  inputs: readonly Input[],
  rest: object = {},
): InputControl =>
  ({
    _id: `${type}-${inputs.map(({ name }) => name).join('-')}`,
    type,
    label,
    inputs: inputs.map((input) => ({ type: 'TEXT', ...input })),
    ...rest,
  }) as unknown as InputControl;

const form = (...controls: InputControl[]): Form => ({ controls });

export const name = control('NAME', 'Name', [
  { name: 'firstName', label: 'First name', mandatory: true, maxLength: 50 },
  { name: 'lastName', label: 'Last name', mandatory: true, maxLength: 50 },
]);

export const email = control('INPUT', 'Email', [{ name: 'email', mandatory: true }]);

export const phone = control('INPUT', 'Phone', [{ name: 'phone', maxLength: 50 }]);

export const needs = control('CHECKBOX', 'Seat needs', [
  {
    name: 'needs',
    type: 'TEXT_ARRAY',
    options: ['Space for a wheelchair', 'Hearing loop', 'A step-free route'],
    maxSize: 2,
  },
]);

export const buyer = (rest: Partial<EventFormSection> = {}): EventFormSection => ({
  name: 'buyer',
  title: 'Buyer',
  autofill: 'section-buyer',
  form: form(name, email, phone),
  ...rest,
});

/** Creates a guest section by its number, from one, as tickets are numbered. */
export const guest = (number: number, rest: Partial<EventFormSection> = {}): EventFormSection => ({
  name: `guest-${number}`,
  title: `Guest ${number}`,
  autofill: `section-guest-${number}`,
  form: form(name, needs),
  ...rest,
});

/** One section of these controls. */
export const asking = (...controls: InputControl[]): EventFormSection[] => [
  { name: 'buyer', form: form(...controls) },
];

export interface FullFormProps extends Omit<EventFormRootProps, 'children'> {
  title?: string;
  submit?: string;
  copy?: string;
}

/** A form as on a page: summary, sections, and the submit button. */
export function FullForm({
  title,
  submit = 'Continue to payment',
  copy = 'Copy from buyer',
  sections,
  ...rest
}: FullFormProps) {
  return (
    <div style={{ maxInlineSize: 640 }}>
      {title && (
        <Heading level={1} variant="displayL" style={{ marginBlockEnd: 32 }}>
          {title}
        </Heading>
      )}
      <EventForm.Root sections={sections} {...rest}>
        <EventForm.Summary />
        {sections.map((section) => (
          <EventForm.Section key={section.name} name={section.name}>
            {section.name.startsWith('guest') && (
              <EventForm.Copy from="buyer" to={section.name}>
                {copy}
              </EventForm.Copy>
            )}
          </EventForm.Section>
        ))}
        <EventForm.Submit>{submit}</EventForm.Submit>
      </EventForm.Root>
    </div>
  );
}
