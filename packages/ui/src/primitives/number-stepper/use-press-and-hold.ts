'use client';

import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** Delay before a held press repeats, and interval between repetitions, in milliseconds. */
const first = 450;
const next = 90;

/**
 * Repeats a button's action while it is held. The click at the end of a held press does not count
 * again. Keys and screen readers click without a pointer and trigger the action once.
 *
 * @param isOver whether the action is no longer possible.
 */
export function usePressAndHold(act: () => void, isOver: boolean) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useLayoutEffect(() => {
    latest.current = act;
    if (isOver) clearTimeout(timer.current);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    wasRepeated.current = true;
    timer.current = setTimeout(repeat, next);
    latest.current();
  };
  return {
    onPointerDown({ button }: PointerEvent) {
      stop();
      wasRepeated.current = false;
      if (button === 0 && !isOver) timer.current = setTimeout(repeat, first);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick() {
      stop();
      if (!wasRepeated.current) latest.current();
      wasRepeated.current = false;
    },
  };
}
