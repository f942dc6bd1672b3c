'use client';

/** Forms that the server defines, of all ten controls. See docs/reference/events.mdx. */

import { SubmitButton, type SubmitButtonProps } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/forms.ts';

/** Submit button. It stays enabled while answers are invalid; submitting then shows the errors. */
function Submit({ labels, ...rest }: SubmitButtonProps) {
  const { t } = useUi();
  return <SubmitButton {...rest} labels={{ loading: t('forms.pending'), ...labels }} />;
}

export { EventFormAnswers as Answers } from './EventFormAnswers.tsx';
export { EventFormCopy as Copy } from './EventFormCopy.tsx';
export { EventFormRoot as Root } from './EventFormRoot.tsx';
export { EventFormSectionFields as Section } from './EventFormSectionFields.tsx';
export { EventFormSummary as Summary } from './EventFormSummary.tsx';
export { Submit };
