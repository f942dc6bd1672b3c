'use client';

import { type List, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/common.ts';

export interface ShowResultsButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  list: List<unknown>;
  /** Returns the label for a count: “Show 12 items”. */
  formatText: (count: number) => string;
}

/** Returns from the filters to their list, and shows the number of results. */
export function ShowResultsButton({ list, formatText, ...rest }: ShowResultsButtonProps) {
  const { t } = useUi();
  const { total, items, isPlaceholderData } = useAtomValue(list.resultAtom);
  return (
    <Button
      {...rest}
      emphasis="primary"
      size="large"
      width="full"
      state={isPlaceholderData ? 'loading' : 'idle'}
      labels={{ loading: t('common.loading') }}
    >
      {formatText(total ?? items.length)}
    </Button>
  );
}
