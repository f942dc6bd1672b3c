import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { useFormReset } from '../../utils/hooks/use-form-reset.ts';
import { useAnnounce } from '../announcer/Announcer.tsx';

/** How few characters are left when the count is spoken. */
const announceBelow = 20;

/** A pause in typing, in ms, after which the count may be spoken. */
const pause = 1000;

/**
 * Counts what is written in the text area inside `root` against a limit. Nothing is cut off: what
 * is too long is said, and fails the form's check.
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
  const labelText =
    left < 0
      ? t('common.charactersOver', { count: -left })
      : t('common.charactersLeft', { count: left });

  useFormReset(root, () => setTyped(countCharacters(initial)));

  const judge = useCallback(
    (area: HTMLTextAreaElement) => {
      const over = area.value.length - limit;
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
    const timer = setTimeout(() => announce(labelText), pause);
    return () => clearTimeout(timer);
  }, [touched, left, labelText, announce]);

  /** Someone wrote. The form hears of it in the same moment, so the text is judged here as well. */
  const count = (area: HTMLTextAreaElement) => {
    judge(area);
    setTyped(area.value.length);
    setTouched(true);
  };
  return { labelText, over: left < 0, count };
}

function countCharacters(value: unknown): number {
  return value === undefined || value === null ? 0 : String(value).length;
}
