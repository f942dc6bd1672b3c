'use client';

import { lazy, Suspense } from 'react';
import type { ChoicePriceProps } from './ChoicePrice.tsx';
import type { ChoiceBadges } from './option-control.ts';

/** Off by default: it is loaded where a shop shows it. */
const ChoicePrice = lazy(() => import('./ChoicePrice.tsx').catch(() => ({ default: () => null })));

export interface ChoiceBadgeProps extends Omit<ChoicePriceProps, 'badges'> {
  badges: ChoiceBadges | undefined;
}

/** Price badge of a choice, if the page shows badges. */
export function ChoiceBadge({ badges = 'none', ...rest }: ChoiceBadgeProps) {
  if (badges === 'none') return null;
  return (
    <Suspense>
      <ChoicePrice {...rest} badges={badges} />
    </Suspense>
  );
}
