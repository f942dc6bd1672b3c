import { useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useEventList } from './event-list-context.ts';

/** How many events there are. The list speaks of it by itself when it changes. */
export function EventCount({ className, ...rest }: Omit<ComponentProps<'p'>, 'children'>) {
  const { t } = useUi();
  const { list } = useEventList();
  const { total, status } = useAtomValue(list.resultAtom);
  const view = useAtomValue(list.viewAtom);
  const isKnown = status === 'success' && total !== undefined && view !== 'calendar';
  return (
    <Text as="p" tone="muted" {...rest} className={className}>
      {isKnown && t('events.count', { count: total })}
    </Text>
  );
}
