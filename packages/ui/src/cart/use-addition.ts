import { type LastAdded, lastAddedAtom, useAtomValue } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells of each addition to the cart once, when the platform has confirmed it. */
export function useAddition(tell: (addition: LastAdded) => void): void {
  const addition = useAtomValue(lastAddedAtom);
  const told = useRef(addition?.count ?? 0);
  const onAddition = useEffectEvent(tell);
  useEffect(() => {
    if (!addition || addition.count === told.current) return;
    told.current = addition.count;
    onAddition(addition);
  }, [addition]);
}
