'use client';

import { ProductType } from '@vitrine/client/catalog';
import type { Status } from '../../../primitives/status-dot/StatusDot.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { useProductContext } from '../product-context.ts';
import { getAvailability, type ProductAvailability } from './product-availability.ts';
import '../../../messages/en/catalog.ts';

/** Whether the selection is available, with its status dot. */
export interface AvailabilityText {
  state: ProductAvailability['state'];
  dotStatus: Status;
  text: string;
}

const dotStatuses: Record<ProductAvailability['state'], Status> = {
  available: 'available',
  low: 'low',
  'pre-order': 'available',
  'back-order': 'low',
  'sold-out': 'sold-out',
  nonexistent: 'sold-out',
  loading: 'reserved',
  unknown: 'reserved',
};

type Say = ReturnType<typeof useUi>['t'];

function getText(availability: ProductAvailability, isDigital: boolean, t: Say): string {
  switch (availability.state) {
    case 'available':
      return t(isDigital ? 'catalog.digital' : 'catalog.inStock');
    case 'low':
      return t('catalog.left', { count: availability.count });
    case 'pre-order':
      return availability.message ?? t('catalog.preOrderAvailable');
    case 'back-order': {
      const { there, count, message } = availability;
      const text = t('picker.backOrder', { there, count });
      return message ? t('picker.backOrderWith', { words: text, message }) : text;
    }
    case 'sold-out':
      return t('catalog.soldOut');
    case 'nonexistent':
      return t('picker.noneAvailable');
    case 'loading':
      return t('picker.loading');
    case 'unknown':
      return t('picker.loadFailed');
  }
}

/**
 * Returns the availability of the selection; of the entire product while the selection is
 * incomplete.
 */
export function useAvailability(): AvailabilityText {
  const { t } = useUi();
  const { preorderInfo, ...context } = useProductContext();
  const availability = getAvailability({ ...context, preorder: preorderInfo });
  const { state } = availability;
  const isDigital = context.product.productType === ProductType.digital;
  return { state, dotStatus: dotStatuses[state], text: getText(availability, isDigital, t) };
}
