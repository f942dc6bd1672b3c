import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { priceFigures } from '../price/price-figures.ts';
import { repairSentences } from '../variant-picker/repair-words.ts';
import { useAvailability } from './availability.ts';
import { picturedChoice } from './lead-selection.ts';
import { useProductPlace } from './product-context.ts';

/**
 * Speaks what a choice leads to, in one sentence after the other and one region: what it has taken
 * away, what it costs, whether it is there, and what the pictures show where these are others.
 */
export function ChoiceSpeech() {
  const ui = useUi();
  const announce = useAnnounce();
  const { view, product, adjustments, confirmation } = useProductPlace();
  const { words } = useAvailability();
  const repaired = repairSentences(adjustments, view.selection, ui);
  const price = formatMoney(priceFigures(view.price, product)?.now, ui.locale);
  const facts = [price, words].filter(Boolean).join('. ');
  const pictured = picturedChoice(view);
  const spoken = useRef({ repaired: '', facts, pictured });
  const isKnown = confirmation !== 'pending';
  const { t } = ui;
  useEffect(() => {
    const before = spoken.current;
    // What the platform has yet to say is said once, when it is known.
    if (!isKnown) return;
    spoken.current = { repaired, facts, pictured };
    const isOther = pictured !== before.pictured && pictured !== undefined;
    const sentences = [
      repaired !== before.repaired && repaired,
      facts !== before.facts && facts,
      isOther && t('picker.pictureOf', { choice: pictured }),
    ].filter(Boolean);
    if (sentences.length > 0) announce(sentences.map(asSentence).join(' ').replace(/\.$/, ''));
  }, [repaired, facts, pictured, isKnown, t, announce]);
  return null;
}

/** With a full stop, unless one stands there. */
const asSentence = (words: string | false) => `${words}`.replace(/\.?$/, '.');
