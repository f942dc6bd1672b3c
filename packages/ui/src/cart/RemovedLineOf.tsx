import {
  dismissRemovedAtom,
  lineErrorAtom,
  undoRemoveAtom,
  useAtom,
  useSetAtom,
} from '@vitrine/atoms';
import type { LineItem } from '@vitrine/client/cart';
import { useUi } from '../provider/UiProvider.tsx';
import { getLineName } from './line-facts.ts';
import { RemovedLine } from './RemovedLine.tsx';

/** What is left of a line of the storefront's cart while it can be put back. */
export function ConnectedRemovedLine({ line }: { line: LineItem }) {
  const { t } = useUi();
  const { _id: lineId } = line;
  const [failure, dismissFailure] = useAtom(lineErrorAtom(lineId));
  const undo = useSetAtom(undoRemoveAtom);
  const dismiss = useSetAtom(dismissRemovedAtom);
  return (
    <RemovedLine
      name={getLineName(line) ?? t('cart.unnamed')}
      error={failure?.error}
      // A refusal brings this place back and is told in it.
      onUndo={() => void undo(lineId).catch(() => {})}
      onDismissError={dismissFailure}
      onEnd={() => dismiss(lineId)}
    />
  );
}
