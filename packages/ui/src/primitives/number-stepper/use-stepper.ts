import { type KeyboardEvent, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { useControlled } from '../../utils/hooks/use-controlled.ts';
import { clamp, formatWholeNumber, parseWholeNumber } from '../../utils/whole-number.ts';
import { useAnnounce } from '../announcer/Announcer.tsx';

export type Limit = 'min' | 'max';

export interface StepperOptions {
  value?: number;
  defaultValue?: number;
  /** A whole number was chosen: at once by sign and key, on leaving the field or Enter when typed. */
  onValueChange?: (value: number) => void;
  /** The least that can be chosen. */
  min?: number;
  /** The most that can be chosen; without it there is no limit. */
  max?: number;
  /** How far one press goes. */
  step?: number;
  /** Why it stops at a limit: written below while it is reached, and spoken on each further try. */
  reason?: Partial<Record<Limit, string>>;
}

/** How many steps a key goes; to a limit, if there is one, for the infinite. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** The state of a stepped number: its value, what is being typed, and what keys and signs do. */
export function useStepper({
  value: given,
  defaultValue,
  onValueChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  reason = {},
}: StepperOptions) {
  const { t, locale } = useUi();
  const announce = useAnnounce();
  const initial = defaultValue ?? clamp(0, { min, max });
  const [value, setValue] = useControlled(given, initial, onValueChange);
  const [draft, setDraft] = useState<string>();

  const why: Record<Limit, string> = {
    min: reason.min ?? t('common.atLeast', { min }),
    max: reason.max ?? t('common.atMost', { max }),
  };
  const choose = (wanted: number): string | undefined => {
    const next = clamp(wanted, { min, max });
    setDraft(undefined);
    setValue(next);
    if (next !== wanted) return why[wanted > next ? 'max' : 'min'];
    return reason[next === max ? 'max' : 'min'];
  };

  const read = () => (draft === undefined ? undefined : parseWholeNumber(draft, locale)) ?? value;

  /** Takes what was typed; what is no number gives way to the value before. */
  const commit = () => {
    if (draft === undefined) return;
    const wanted = read();
    choose(wanted);
    if (wanted !== clamp(wanted, { min, max })) announce(why[wanted > max ? 'max' : 'min']);
  };

  /** A press on a sign. The focus stays there, so the new value is spoken. */
  const press = (direction: 1 | -1) => {
    const wanted = read() + direction * step;
    const stop = choose(wanted);
    const chosen = clamp(wanted, { min, max });
    const changedValue = chosen === value ? undefined : formatWholeNumber(chosen, locale);
    announce([changedValue, stop].filter(Boolean).join('. '));
  };

  const wantedBy = (steps: number): number => {
    if (Number.isFinite(steps)) return read() + steps * step;
    return steps > 0 ? max : min;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') setDraft(undefined);
    // A number that is still being typed is taken first; the form is sent by the next Enter.
    if (event.key === 'Enter' && draft !== undefined) {
      event.preventDefault();
      commit();
    }
    const steps = keySteps[event.key];
    const wanted = steps === undefined ? undefined : wantedBy(steps);
    if (wanted === undefined || !Number.isFinite(wanted)) return;
    event.preventDefault();
    const stop = choose(wanted);
    if (stop) announce(stop);
  };

  return {
    value,
    text: draft ?? formatWholeNumber(value, locale),
    atMin: value <= min,
    atMax: value >= max,
    // Both hold at once when there is nothing to choose: then the most is what matters.
    reason: (value >= max && reason.max) || (value <= min && reason.min) || undefined,
    write: setDraft,
    commit,
    press,
    onKeyDown,
    reset: () => choose(initial),
  };
}
