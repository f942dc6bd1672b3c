import { useAtom } from '@vitrine/atoms';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useQueue } from './queue-context.ts';
import { getTabLabel } from './queue-status.ts';

/** Why there are no requests: nobody asked, or none is of this status. */
export function QueueEmpty() {
  const { t } = useUi();
  const { queue, level } = useQueue();
  const [{ tab }, change] = useAtom(queue.stateAtom);
  const [all] = queue.tabs;
  if (!all || tab === all.id) {
    return (
      <EmptyState level={level} title={t('backInStock.queue.nobody')}>
        {t('backInStock.queue.nobodyHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={level}
      title={t('backInStock.queue.noneHere', { tab: t(getTabLabel(tab)) })}
      action={
        <Button onClick={() => change({ tab: all.id })}>{t('backInStock.queue.seeAll')}</Button>
      }
    />
  );
}
