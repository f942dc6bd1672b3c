import { useUi } from '../../../provider/UiProvider.tsx';
import { lowercaseFirst } from '../../../utils/lowercase-first.ts';
import { useProductContext } from '../product-context.ts';

/** Returns the label of a product's main action. */
export function usePrimaryActionLabel(): string {
  const { t, locale } = useUi();
  const { action, onNotifyMe } = useProductContext();
  switch (action.kind) {
    case 'select':
      return t('catalog.choose', { option: lowercaseFirst(action.option, locale) });
    case 'add':
      return t('catalog.addToCart');
    case 'pre-order':
      return t('catalog.preOrder');
    case 'notify-me':
      return t(onNotifyMe ? 'catalog.notifyMe' : 'catalog.addToCart');
  }
}
