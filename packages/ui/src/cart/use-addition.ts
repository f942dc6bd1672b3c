import { type LastAddition, lastAdditionAtom, useAtomValue } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells of each addition to the cart once, when the platform has confirmed it. */
export function useAddition(tell: (addition: LastAddition) => void): void {
  const addition = useAtomValue(lastAdditionAtom);
  const told = useRef(addition?.count ?? 0);
  const onAddition = useEffectEvent(tell);
  useEffect(() => {
    if (!addition || addition.count === told.current) return;
    told.current = addition.count;
    onAddition(addition);
  }, [addition]);
}
