import type { TextContext } from '../../provider/UiProvider.tsx';
import { type CheckedControl, getControlProblem } from './control-problem.ts';
import type { FieldErrors, FormField } from './form-context.ts';

/** Returns the browser's validation errors of a form: one message by field name. */
export function validateForm(
  form: HTMLFormElement,
  fields: ReadonlyMap<string, FormField>,
  ui: TextContext,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const element of form.elements) {
    if (!isChecked(element) || !element.name || errors[element.name]) continue;
    const field = fields.get(element.name);
    const sentence = getControlProblem(element, getLabel(element, field), field?.problems, ui);
    if (sentence) errors[element.name] = sentence;
  }
  return errors;
}

function isChecked(element: Element): element is Element & CheckedControl & { name: string } {
  return 'willValidate' in element && element.willValidate === true && 'name' in element;
}

function getLabel(element: { name: string }, field: FormField | undefined): string {
  const label = field && document.getElementById(field.labelId);
  return label?.textContent?.trim() || element.name;
}

/** Returns the names of the errors in the page order of their fields. */
export function sortByPageOrder(
  names: readonly string[],
  fields: ReadonlyMap<string, { controlId?: string }>,
): readonly string[] {
  const getControl = (name: string) => document.getElementById(fields.get(name)?.controlId ?? '');
  return [...names].sort((a, b) => {
    const [first, second] = [getControl(a), getControl(b)];
    if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
