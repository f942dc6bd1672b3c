'use client';

import { type ComponentType, lazy } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { LoadError } from './LoadError.tsx';
import '../../messages/en/common.ts';

/**
 * Like React's `lazy`, for a part of a page whose code may not arrive, for example because the site
 * has been published again meanwhile. The part then offers to reload the page, and the rest of the page
 * keeps working.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: NotLoaded })));

function NotLoaded() {
  const { t } = useUi();
  return (
    <LoadError tone="warning" onRetry={() => location.reload()}>
      {t('common.failed')}
    </LoadError>
  );
}
