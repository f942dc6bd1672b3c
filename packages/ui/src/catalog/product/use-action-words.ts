import { useUi } from '../../provider/UiProvider.tsx';
import { lowerFirst } from '../lower-first.ts';
import { useProductPlace } from './product-context.ts';

/** What the main action of a product says that it will do. */
export function useActionWords(): string {
  const { t, locale } = useUi();
  const { action, onTellMe } = useProductPlace();
  switch (action.kind) {
    case 'choose':
      return t('catalog.choose', { option: lowerFirst(action.option, locale) });
    case 'add':
      return t('catalog.addToCart');
    case 'order-ahead':
      return t('catalog.orderAhead');
    case 'tell-me':
      return t(onTellMe ? 'catalog.tellMe' : 'catalog.addToCart');
  }
}
