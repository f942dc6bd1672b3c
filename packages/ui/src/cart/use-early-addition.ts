import { addToCartAtom, type LastAddition, lastAdditionAtom, useAtomValue } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells of what was added before the cart was known, once it is confirmed. The cart has it already
 * when it is first seen, so nothing in it changes.
 */
export function useEarlyAddition(isKnown: boolean, tell: (addition: LastAddition) => void): void {
  const { status } = useAtomValue(addToCartAtom);
  const addition = useAtomValue(lastAdditionAtom);
  const heard = useRef(addition?.count ?? 0);
  const wasKnown = useRef(isKnown);
  const isEarly = useRef(false);
  const onEarly = useEffectEvent(tell);
  useEffect(() => {
    // What is added shows at once, and makes a cart of its own where none is known.
    if (status === 'pending' && !wasKnown.current) isEarly.current = true;
    if (status === 'error') isEarly.current = false;
    wasKnown.current = isKnown;
    if (!addition || addition.count === heard.current) return;
    heard.current = addition.count;
    if (isEarly.current) onEarly(addition);
    isEarly.current = false;
  }, [status, isKnown, addition]);
}
