'use client';

import type { PlainMessageKey } from '../../../messages/message-catalog.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getFailureKey, getFailureKind } from '../../../utils/failure-kind.ts';
import type { AddToCartProblem } from './use-add-to-cart.ts';
import '../../../messages/en/catalog.ts';

/** Returns the message key of a failed addition; `failed` if the reason is unknown. */
export function getAddErrorKey(
  error: Error,
  failed: PlainMessageKey = 'catalog.addFailed',
): PlainMessageKey {
  const kind = getFailureKind(error);
  const isRejected = kind === 'rejected' || kind === 'conflict';
  return isRejected ? 'catalog.addRejected' : getFailureKey(error, failed);
}

/** Error of an addition to the cart; shown above the button. */
export function AddToCartMessage({ problem }: { problem: AddToCartProblem }) {
  const { t } = useUi();
  if (problem.kind === 'failed') {
    return <Callout tone="danger">{t(getAddErrorKey(problem.error))}</Callout>;
  }
  return <Callout tone="warning">{t('catalog.addedFewer', { count: problem.added })}</Callout>;
}
