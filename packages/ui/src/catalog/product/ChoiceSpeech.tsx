import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { priceFigures } from '../price/price-figures.ts';
import { useAvailability } from './availability.ts';
import { useProductPlace } from './product-context.ts';

/** Speaks what a choice leads to, when it is not what it was: the price, and whether it is there. */
export function ChoiceSpeech() {
  const { locale } = useUi();
  const announce = useAnnounce();
  const { view, product, repairs } = useProductPlace();
  const { words } = useAvailability();
  const price = formatMoney(priceFigures(view.price, product)?.now, locale);
  const sentence = [price, words].filter(Boolean).join('. ');
  const spoken = useRef(sentence);
  const hasRepairs = repairs.length > 0;
  useEffect(() => {
    if (sentence === spoken.current) return;
    spoken.current = sentence;
    // What was taken away is said instead, by the picker.
    if (!hasRepairs) announce(sentence);
  }, [sentence, hasRepairs, announce]);
  return null;
}
