export { EventForm } from './events/form/EventForm.tsx';
export type { EventFormCopyProps } from './events/form/EventFormCopy.tsx';
export type { EventFormRootProps } from './events/form/EventFormRoot.tsx';
export type { EventFormSectionProps } from './events/form/EventFormSection.tsx';
export type { EventFormSummaryProps } from './events/form/EventFormSummary.tsx';
export type { AnswerPlace, ControlParts, EventControlProps } from './events/form/event-form-context.ts';
export type { EventFormSection } from './events/form/held-sections.ts';
export { type HeldAnswer, useFormAnswer } from './events/form/use-answer.ts';
export { type EventFormHandle, useEventForm } from './events/form/use-event-form.ts';
