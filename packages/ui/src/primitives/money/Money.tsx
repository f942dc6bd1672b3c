import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { formatMoney, type MoneyValue } from './format-money.ts';
import * as css from './Money.css.ts';

export interface MoneyProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  /** Without an amount the words say that the price has to be asked for. */
  value: MoneyValue | undefined;
}

/** An amount of money in one piece: it never breaks over two lines, nor over two directions. */
export function Money({ value, className, ...rest }: MoneyProps) {
  const { locale, t } = useUi();
  const amount = formatMoney(value, locale);
  return (
    <bdi {...rest} className={classes(amount !== undefined && css.root, className)}>
      {amount ?? t('common.noPrice')}
    </bdi>
  );
}
