'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { formatMoney, getMoneyParts, type MoneyParts, type MoneyValue } from './format-money.ts';
import * as css from './Money.css.ts';
import '../../messages/en/common.ts';

export interface MoneyProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  /** Without an amount, a text shows that the price is on request. */
  value: MoneyValue | undefined;
  /**
   * Renders the parts of the amount, for example with small decimals. Screen readers still read the
   * whole amount. Amounts of an unknown currency are rendered as text.
   *
   * @example
   * <Money value={price} renderParts={({ currency, integer, fraction }) => (
   *   <>{currency}{integer}<sup>{fraction}</sup></>
   * )} />
   */
  renderParts?: (parts: MoneyParts) => ReactNode;
}

/** An amount of money that never wraps and keeps its own text direction. */
export function Money({ value, renderParts, className, ...rest }: MoneyProps) {
  const { locale, t } = useUi();
  const amount = formatMoney(value, locale);
  const parts = renderParts && getMoneyParts(value, locale);
  return (
    <bdi {...rest} className={classes(amount !== undefined && css.root, className)}>
      {renderParts && parts ? (
        <>
          <VisuallyHidden>{parts.text}</VisuallyHidden>
          <span aria-hidden="true">{renderParts(parts)}</span>
        </>
      ) : (
        (amount ?? t('common.noPrice'))
      )}
    </bdi>
  );
}
