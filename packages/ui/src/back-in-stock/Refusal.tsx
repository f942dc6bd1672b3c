import type { BackInStockProblem } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import type { MessageKey } from '../messages/catalogue.ts';
import { Callout } from '../primitives/callout/Callout.tsx';
import { useUi } from '../provider/UiProvider.tsx';

const labelText: Record<Exclude<BackInStockProblem, 'email'>, MessageKey> = {
  'in-stock': 'backInStock.inStock',
  gone: 'backInStock.gone',
  offline: 'common.offline',
  failed: 'backInStock.failed',
};

export interface BackInStockErrorProps {
  reason: keyof typeof labelText;
  /** What can be done where asking makes no sense any more. */
  action?: ReactNode;
}

/** Why it was not taken: above the form, or in its place, where it takes the focus to be read. */
export function BackInStockError({ reason, action }: BackInStockErrorProps) {
  const { t } = useUi();
  if (reason === 'in-stock') {
    return (
      <Callout tone="success" announce={false} action={action}>
        {t(labelText[reason])}
      </Callout>
    );
  }
  return (
    <Callout tone="danger" announce={reason !== 'gone'} action={action}>
      {t(labelText[reason])}
    </Callout>
  );
}
