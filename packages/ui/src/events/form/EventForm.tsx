import { SubmitButton, type SubmitButtonProps } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { EventFormCopy } from './EventFormCopy.tsx';
import { EventFormRoot } from './EventFormRoot.tsx';
import { EventFormSectionFields } from './EventFormSectionFields.tsx';
import { EventFormSummary } from './EventFormSummary.tsx';
import { useEventFormContext } from './state/event-form-context.ts';

/** Submit button. It stays enabled while answers are invalid; submitting then shows the errors. */
function Submit({ labels, ...rest }: SubmitButtonProps) {
  const { t } = useUi();
  const { readOnly } = useEventFormContext();
  if (readOnly) return null;
  return <SubmitButton {...rest} labels={{ loading: t('forms.pending'), ...labels }} />;
}

/** Forms that the server defines, of all ten controls. See docs/reference/events.md. */
export const EventForm = {
  Root: EventFormRoot,
  Summary: EventFormSummary,
  Section: EventFormSectionFields,
  Copy: EventFormCopy,
  Submit,
};
