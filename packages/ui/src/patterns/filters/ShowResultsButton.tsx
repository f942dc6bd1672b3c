import { type List, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

export interface ShowResultsButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  list: List<unknown>;
  /** What it says of so many: “Show 12 objects”. */
  formatText: (count: number) => string;
}

/** Leads from the filters back to their list, and says what is there. */
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
