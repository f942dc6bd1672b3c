'use client';

import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { formatMoney } from '../../../primitives/money/format-money.ts';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getPriceFigures } from '../../price/price-figures.ts';
import { getAdjustmentMessages } from '../../variant-picker/adjustment-messages.ts';
import { useAvailability } from '../availability/use-availability.ts';
import { useProductContext } from '../product-context.ts';
import { getPicturedChoice } from './default-selection.ts';
import '../../../messages/en/catalog.ts';

/**
 * Announces the result of a choice, in successive sentences and one region: removed choices, price,
 * availability, and the shown images if they change.
 */
export function SelectionAnnouncer() {
  const ui = useUi();
  const announce = useAnnounce();
  const { view, product, adjustments, confirmation } = useProductContext();
  const { text } = useAvailability();
  const adjustmentText = getAdjustmentMessages(adjustments, view.selection, ui);
  const price = formatMoney(getPriceFigures(view.price, product)?.now, ui.locale);
  const facts = [price, text].filter(Boolean).join('. ');
  const pictured = getPicturedChoice(view);
  const lastAnnounced = useRef({ adjustmentText: '', facts, pictured });
  const isConfirmed = confirmation !== 'pending';
  const { t } = ui;
  useEffect(() => {
    const before = lastAnnounced.current;
    // Data still missing from the platform is announced once, when it arrives.
    if (!isConfirmed) return;
    lastAnnounced.current = { adjustmentText, facts, pictured };
    const isDifferent = pictured !== before.pictured && pictured !== undefined;
    const sentences = [
      adjustmentText !== before.adjustmentText && adjustmentText,
      facts !== before.facts && facts,
      isDifferent && t('picker.imagesOf', { choice: pictured }),
    ].filter(Boolean);
    if (sentences.length > 0) announce(sentences.map(toSentence).join(' ').replace(/\.$/, ''));
  }, [adjustmentText, facts, pictured, isConfirmed, t, announce]);
  return null;
}

/** Appends a period, unless there is one. */
const toSentence = (text: string | false) => `${text}`.replace(/\.?$/, '.');
