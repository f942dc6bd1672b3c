import type { BackInStockProblem } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import type { MessageKey } from '../messages/catalogue.ts';
import { Callout } from '../primitives/callout/Callout.tsx';
import { useUi } from '../provider/UiProvider.tsx';

const words: Record<Exclude<BackInStockProblem, 'email'>, MessageKey> = {
  'in-stock': 'backInStock.inStock',
  gone: 'backInStock.gone',
  offline: 'common.offline',
  failed: 'backInStock.failed',
};

export interface RefusalProps {
  reason: keyof typeof words;
  /** What can be done where asking makes no sense any more. */
  wayOut?: ReactNode;
}

/** Why it was not taken: above the form, or in its place, where it takes the focus to be read. */
export function Refusal({ reason, wayOut }: RefusalProps) {
  const { t } = useUi();
  if (reason === 'in-stock') {
    return (
      <Callout tone="success" spoken={false} action={wayOut}>
        {t(words[reason])}
      </Callout>
    );
  }
  return (
    <Callout tone="danger" spoken={reason !== 'gone'} action={wayOut}>
      {t(words[reason])}
    </Callout>
  );
}
