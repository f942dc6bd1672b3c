import type { MarkState } from '../../primitives/mark/Mark.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { availabilityOf, type ProductAvailability } from './availability-of.ts';
import { useProductPlace } from './product-context.ts';

/** Whether what is chosen can be had, with the dot that says it. */
export interface AvailabilityWords {
  state: ProductAvailability['state'];
  mark: MarkState;
  words: string;
}

const marks: Record<ProductAvailability['state'], MarkState> = {
  available: 'available',
  low: 'few',
  'pre-order': 'available',
  'back-order': 'few',
  'sold-out': 'sold',
  'not-made': 'sold',
  checking: 'held',
  unknown: 'held',
};

type Say = ReturnType<typeof useUi>['t'];

function wordsOf(availability: ProductAvailability, t: Say): string {
  switch (availability.state) {
    case 'available':
      return t('catalog.inStock');
    case 'low':
      return t('catalog.left', { count: availability.count });
    case 'pre-order':
      return availability.message ?? t('catalog.preOrder');
    case 'back-order': {
      const { there, count, message } = availability;
      const words = t('picker.backOrder', { there, count });
      return message ? t('picker.backOrderWith', { words, message }) : words;
    }
    case 'sold-out':
      return t('catalog.soldOut');
    case 'not-made':
      return t('picker.nothingMade');
    case 'checking':
      return t('picker.checking');
    case 'unknown':
      return t('picker.checkFailed');
  }
}

/** The availability of what is chosen; of the whole product while something is still open. */
export function useAvailability(): AvailabilityWords {
  const { t } = useUi();
  const availability = availabilityOf(useProductPlace());
  const { state } = availability;
  return { state, mark: marks[state], words: wordsOf(availability, t) };
}
