'use client';

import type { ChoiceView, OptionView } from '@vitrine/atoms';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getNumberFormat } from '../../utils/number-format.ts';
import { getChoicePriceDifference } from './choice-price-difference.ts';
import type { ChoiceBadges } from './option-control.ts';
import '../../messages/en/catalog.ts';
import '../../messages/en/common.ts';

export interface ChoicePriceProps {
  choice: ChoiceView;
  option: OptionView;
  badges: ChoiceBadges;
}

/** The price difference of a choice or its reduction: “+€5.00”, announced as “€5.00 more”. */
export default function ChoicePrice({ choice, option, badges }: ChoicePriceProps) {
  const { t, locale } = useUi();
  const badge = getChoicePriceDifference(choice, option, badges);
  if (!badge) return null;
  if (badge.kind === 'reduced') {
    const format = getNumberFormat(locale, { style: 'percent' });
    const percent = format.format(badge.percent / 100);
    return (
      <>
        <bdi aria-hidden="true">{t('common.percentOff', { percent })}</bdi>
        <VisuallyHidden>{t('common.percentOffSpoken', { percent })}</VisuallyHidden>
      </>
    );
  }
  const amount = formatMoney(badge.amount, locale) ?? '';
  const isGreaterAmount = badge.kind === 'more';
  return (
    <>
      <bdi aria-hidden="true">{t(isGreaterAmount ? 'picker.more' : 'picker.less', { amount })}</bdi>
      <VisuallyHidden>
        {t(isGreaterAmount ? 'picker.moreSpoken' : 'picker.lessSpoken', { amount })}
      </VisuallyHidden>
    </>
  );
}
