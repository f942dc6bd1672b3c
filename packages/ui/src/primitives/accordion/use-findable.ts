import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Hides an element so that the page search and links into it still find it; the browser then asks
 * to `reveal` it. Where browsers do not know this it is hidden as ever.
 */
export function useHiddenUntilFound(
  isShown: boolean,
  reveal: () => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const onFound = useEffectEvent(reveal);
  useLayoutEffect(() => {
    // React knows `hidden` as a boolean only, so the attribute is set past it.
    if (isShown) element.current?.removeAttribute('hidden');
    else element.current?.setAttribute('hidden', 'until-found');
  }, [isShown]);
  useEffect(() => {
    const target = element.current;
    const found = () => onFound();
    target?.addEventListener('beforematch', found);
    return () => target?.removeEventListener('beforematch', found);
  }, []);
  return element;
}
