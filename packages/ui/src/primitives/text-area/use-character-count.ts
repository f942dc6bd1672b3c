'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { countCharacters } from '../../utils/count-characters.ts';
import { useFormReset } from '../../utils/hooks/use-form-reset.ts';
import { useAnnounce } from '../announcer/Announcer.tsx';
import '../../messages/en/common.ts';

/** Number of remaining characters from which the count is announced. */
const announceBelow = 20;

/** Pause in typing, in ms, after which the count may be announced. */
const pause = 1000;

/**
 * Counts the characters that people see in the text area inside `root` against a limit. Nothing is
 * cut off: text that is too long is reported, and fails the form's validation.
 */
export function useCharacterCount(
  root: RefObject<HTMLElement | null>,
  value: unknown,
  initial: unknown,
  limit = Number.POSITIVE_INFINITY,
) {
  const { t } = useUi();
  const announce = useAnnounce();
  const [typed, setTyped] = useState(() => countCharacters(initial));
  const [touched, setTouched] = useState(false);
  const left = limit - (value === undefined ? typed : countCharacters(value));
  const text =
    left < 0
      ? t('common.charactersOver', { count: -left })
      : t('common.charactersLeft', { count: left });

  useFormReset(root, () => setTyped(countCharacters(initial)));

  const judge = useCallback(
    (area: HTMLTextAreaElement) => {
      const over = countCharacters(area.value) - limit;
      area.setCustomValidity(over > 0 ? t('common.problem.long', { count: over }) : '');
    },
    [limit, t],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner may have changed the text.
  useEffect(() => {
    const area = root.current?.querySelector('textarea');
    if (area) judge(area);
  }, [root, judge, left]);

  useEffect(() => {
    if (!touched || left > announceBelow) return;
    const timer = setTimeout(() => announce(text), pause);
    return () => clearTimeout(timer);
  }, [touched, left, text, announce]);

  /** Handles typing. The form handles the same event, so the text is validated here as well. */
  const count = (area: HTMLTextAreaElement) => {
    judge(area);
    setTyped(countCharacters(area.value));
    setTouched(true);
  };
  return { text, over: left < 0, count };
}
