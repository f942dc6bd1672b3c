'use client';

import type { PriceData } from '@vitrine/client/catalog';
import { Fragment, type ReactNode } from 'react';
import { getFrequencyLabel } from '../../../patterns/subscription/frequency-label.ts';
import { Field, type FieldProps } from '../../../primitives/field/Field.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import * as RadioGroup from '../../../primitives/radio-group/RadioGroup.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getNumberFormat } from '../../../utils/number-format.ts';
import { getPercentOff } from '../../price/percent-off.ts';
import { getPriceFigures } from '../../price/price-figures.ts';
import { useProductContext } from '../product-context.ts';
import * as css from './ProductPurchaseOptions.css.ts';
import { getSubscriptionPrice } from './subscription-option.ts';
import '../../../messages/en/common.ts';
import '../../../messages/en/purchase.ts';

export interface ProductPurchaseOptionsProps
  extends Omit<FieldProps, 'children' | 'group' | 'label' | 'name' | 'error' | 'problems'> {
  /** Label of the group. Default: “Purchase options”. */
  label?: ReactNode;
}

/** Value of the one-time purchase; those of subscriptions have a prefix. */
const once = 'once';
const prefix = 'subscription:';

/**
 * One-time purchase or one of the subscriptions, with price and saving. Price, button and cart line
 * follow the choice. Renders nothing for a product without subscriptions.
 */
export function ProductPurchaseOptions({ label, ...rest }: ProductPurchaseOptionsProps) {
  const { t, locale } = useUi();
  const {
    subscriptionOptions,
    subscriptionOption,
    selectSubscriptionOption,
    canBuyOnce,
    oneTimeView,
  } = useProductContext().purchaseOptions;
  if (subscriptionOptions.length === 0) return null;
  const formatPercent = (percent: number) =>
    getNumberFormat(locale, { style: 'percent' }).format(percent / 100);
  return (
    <Field {...rest} group label={label ?? t('purchase.options')}>
      <RadioGroup.Root
        value={subscriptionOption ? prefix + subscriptionOption.id : once}
        onValueChange={(value) =>
          selectSubscriptionOption(value === once ? null : value.slice(prefix.length))
        }
        className={css.root}
      >
        {canBuyOnce && (
          <RadioGroup.Item value={once} className={css.option}>
            <OptionText title={t('purchase.once')} prices={oneTimeView.price} />
          </RadioGroup.Item>
        )}
        {subscriptionOptions.map((option) => {
          const { id, settings, title, description } = option;
          const prices = getSubscriptionPrice(option, oneTimeView);
          const { now, was } = getPriceFigures(prices, {}) ?? {};
          const percent = now && was && getPercentOff(was.amount, now.amount);
          const frequency = getFrequencyLabel(settings, t);
          const details = [
            title && frequency,
            percent && t('purchase.save', { percent: formatPercent(percent) }),
            description,
          ].filter(Boolean);
          return (
            <RadioGroup.Item
              key={id}
              value={prefix + id}
              hint={details.length > 0 && <Details texts={details} />}
              className={css.option}
            >
              <OptionText title={title ?? frequency ?? id} prices={prices ?? oneTimeView.price} />
            </RadioGroup.Item>
          );
        })}
      </RadioGroup.Root>
    </Field>
  );
}

/** Short texts on one line. */
const Details = ({ texts }: { texts: readonly ReactNode[] }) =>
  texts.map((text, index) => (
    <Fragment key={String(text)}>
      {index > 0 && <span aria-hidden="true"> ·</span>} <bdi>{text}</bdi>
    </Fragment>
  ));

interface OptionTextProps {
  title: string;
  prices: PriceData | undefined;
}

/** The name of an option, and at the end of the line what it costs. */
function OptionText({ title, prices }: OptionTextProps) {
  const { t } = useUi();
  const { now, was } = getPriceFigures(prices, {}) ?? {};
  return (
    <span className={css.textRow}>
      <bdi className={css.title}>{title}</bdi>{' '}
      {now && (
        <span className={css.price}>
          <Money value={now} />{' '}
          {was && (
            <del className={css.was}>
              <VisuallyHidden>{t('common.priceWas')} </VisuallyHidden>
              <Money value={was} />
            </del>
          )}
        </span>
      )}
    </span>
  );
}
