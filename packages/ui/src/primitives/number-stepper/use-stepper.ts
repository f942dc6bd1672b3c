'use client';

import { type KeyboardEvent, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { useControlled } from '../../utils/hooks/use-controlled.ts';
import { clamp, formatWholeNumber, parseWholeNumber } from '../../utils/whole-number.ts';
import { useAnnounce } from '../announcer/Announcer.tsx';
import '../../messages/en/common.ts';

export type Limit = 'min' | 'max';

export interface StepperOptions {
  /** The value, if the host controls it. */
  value?: number;
  /** The value at first, if the host does not control it. By default the one in the limits that is nearest to 0. */
  defaultValue?: number;
  /**
   * Called with a new integer: immediately for buttons and keys, on blur or Enter for typed text.
   */
  onValueChange?: (value: number) => void;
  /** Minimum value. Default 0. */
  min?: number | undefined;
  /** Maximum value; without it there is no limit. */
  max?: number | undefined;
  /**
   * Change per press. Values are counted from `min`, as in HTML: with `min={6}` and `step={6}`, a
   * typed 8 becomes 6. Default 1.
   */
  step?: number;
  /**
   * Reason for each limit: shown below while the limit is reached, and announced on each further
   * attempt.
   */
  reason?: Partial<Record<Limit, string>> | undefined;
}

/** Number of steps per key; infinity moves to a limit, if there is one. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * State of a stepped number: its value, the text being typed, and the handlers for keys and
 * buttons.
 */
export function useStepper({
  value: given,
  defaultValue,
  onValueChange,
  min = 0,
  max: highest = Number.POSITIVE_INFINITY,
  step = 1,
  reason = {},
}: StepperOptions) {
  const { t, locale } = useUi();
  const announce = useAnnounce();
  const max = Number.isFinite(highest)
    ? min + Math.max(0, Math.floor((highest - min) / step)) * step
    : highest;
  /** Returns the nearest value of a step within the limits. */
  const snap = (number: number) =>
    Number.isFinite(number)
      ? clamp(min + Math.round((number - min) / step) * step, { min, max })
      : clamp(number, { min, max });
  const initial = defaultValue ?? clamp(0, { min, max });
  const [value, setValue] = useControlled(given, initial, onValueChange);
  const [draft, setDraft] = useState<string>();

  /** Returns why another value than the requested one was chosen. */
  const getReason = (requestedValue: number): string | undefined => {
    if (requestedValue < min) return reason.min ?? t('common.atLeast', { min });
    if (requestedValue > max) return reason.max ?? t('common.atMost', { max });
    return requestedValue === snap(requestedValue) ? undefined : t('common.inSteps', { step });
  };
  const choose = (requestedValue: number): string | undefined => {
    const next = snap(requestedValue);
    setDraft(undefined);
    setValue(next);
    return getReason(requestedValue) ?? reason[next === max ? 'max' : 'min'];
  };

  const read = () => (draft === undefined ? undefined : parseWholeNumber(draft, locale)) ?? value;

  /** Accepts the typed text; text that is not a number is replaced by the previous value. */
  const commit = () => {
    if (draft === undefined) return;
    const requestedValue = read();
    choose(requestedValue);
    const changed = getReason(requestedValue);
    if (changed) announce(changed);
  };

  /** Handles a press on a button. The focus stays on it, so the new value is announced. */
  const press = (direction: 1 | -1) => {
    const requestedValue = read() + direction * step;
    const stop = choose(requestedValue);
    const chosen = snap(requestedValue);
    const changedValue = chosen === value ? undefined : formatWholeNumber(chosen, locale);
    announce([changedValue, stop].filter(Boolean).join('. '));
  };

  const getRequestedValue = (steps: number): number => {
    if (Number.isFinite(steps)) return read() + steps * step;
    return steps > 0 ? max : min;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') setDraft(undefined);
    // Enter first commits a number that is being typed; the next Enter submits the form.
    if (event.key === 'Enter' && draft !== undefined) {
      event.preventDefault();
      commit();
    }
    const steps = keySteps[event.key];
    const requestedValue = steps === undefined ? undefined : getRequestedValue(steps);
    if (requestedValue === undefined || !Number.isFinite(requestedValue)) return;
    event.preventDefault();
    const stop = choose(requestedValue);
    if (stop) announce(stop);
  };

  return {
    value,
    text: draft ?? formatWholeNumber(value, locale),
    atMin: value <= min,
    atMax: value >= max,
    // Both apply if there is nothing to choose. Then the maximum is more relevant.
    reason: (value >= max && reason.max) || (value <= min && reason.min) || undefined,
    write: setDraft,
    commit,
    press,
    onKeyDown,
    reset: () => choose(initial),
  };
}
