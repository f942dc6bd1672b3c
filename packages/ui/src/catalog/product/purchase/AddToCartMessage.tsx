import { PlatformError } from '@vitrine/client';
import type { PlainMessageKey } from '../../../messages/message-catalog.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import type { AddToCartProblem } from './use-add-to-cart.ts';

/** Which words say why it did not work; `failed` where no one knows. */
export function getAddErrorKey(
  error: Error,
  failed: PlainMessageKey = 'catalog.addFailed',
): PlainMessageKey {
  if (!(error instanceof PlatformError)) return failed;
  if (error.status === undefined) return 'common.offline';
  return error.status >= 400 && error.status < 500 ? 'catalog.addRejected' : failed;
}

/** What went wrong on the way into the cart; it is above the button. */
export function AddToCartMessage({ problem }: { problem: AddToCartProblem }) {
  const { t } = useUi();
  if (problem.kind === 'failed') {
    return <Callout tone="danger">{t(getAddErrorKey(problem.error))}</Callout>;
  }
  return <Callout tone="warning">{t('catalog.addedFewer', { count: problem.added })}</Callout>;
}
