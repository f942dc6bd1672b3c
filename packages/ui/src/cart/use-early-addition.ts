import { addToCartAtom, type LastAdded, useAtomValue } from '@vitrine/atoms';
import { useEffect, useRef } from 'react';
import { useAddedToCartAnnouncement } from './use-addition.ts';

/**
 * Tells of what was added before the cart was known, once it is confirmed. The cart has it already
 * when it is first seen, so nothing in it changes.
 */
export function useFirstAdditionAnnouncement(
  isKnown: boolean,
  onAdded: (addition: LastAdded) => void,
): void {
  const { status } = useAtomValue(addToCartAtom);
  const wasKnown = useRef(isKnown);
  const isEarly = useRef(false);
  useEffect(() => {
    // What is added shows at once, and makes a cart of its own where none is known.
    if (status === 'pending' && !wasKnown.current) isEarly.current = true;
    if (status === 'error') isEarly.current = false;
    wasKnown.current = isKnown;
  }, [status, isKnown]);
  useAddedToCartAnnouncement((addition) => {
    if (isEarly.current) onAdded(addition);
    isEarly.current = false;
  });
}
