import type { InputControl } from '@vitrine/client/events';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useEventFormContext } from './event-form-context.ts';
import { type FormSection, getAnswers } from './held-sections.ts';

const nothing = () => {};

/** The controls of a section that are asked; drawn anew only when one of them comes or goes. */
export function useVisibleControls(section: FormSection): readonly InputControl[] {
  const { form, visible } = useEventFormContext();
  const subscribe = useCallback(
    (tell: () => void) =>
      visible ? form.subscribe({ formState: { values: true }, callback: tell }) : nothing,
    [form, visible],
  );
  const shown = () => {
    if (!visible) return '';
    const given = getAnswers(form, section);
    return section.controls.map((control) => Number(visible(control, given))).join('');
  };
  const pattern = useSyncExternalStore(subscribe, shown, shown);
  const { controls } = section;
  return useMemo(
    () => (pattern ? controls.filter((_, index) => pattern[index] === '1') : controls),
    [controls, pattern],
  );
}
