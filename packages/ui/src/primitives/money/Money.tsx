import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { formatMoney, type MoneyValue } from './format-money.ts';
import * as css from './Money.css.ts';

export interface MoneyProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  /** Without an amount, a text shows that the price is on request. */
  value: MoneyValue | undefined;
}

/** An amount of money that never wraps and keeps its own text direction. */
export function Money({ value, className, ...rest }: MoneyProps) {
  const { locale, t } = useUi();
  const amount = formatMoney(value, locale);
  return (
    <bdi {...rest} className={classes(amount !== undefined && css.root, className)}>
      {amount ?? t('common.noPrice')}
    </bdi>
  );
}
