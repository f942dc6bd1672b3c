'use client';

import {
  moveToCartAtom,
  removeSavedAtom,
  type SavedLine as Saved,
  savedLineMoveAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { LineSummary } from '../line/LineSummary.tsx';
import { getDisplayName } from '../line/line-item-fields.ts';
import { CartMessage } from '../messages/CartMessage.tsx';
import * as css from './CartSaved.css.ts';
import '../../messages/en/cart-contents.ts';

/** A line saved for later. It has no price: the current one is only known to the platform. */
export function SavedLine({ saved }: { saved: Saved }) {
  const { t } = useUi();
  const announce = useAnnounce();
  const move = useSetAtom(moveToCartAtom);
  const { isPending, error } = useAtomValue(savedLineMoveAtom(saved.key));
  const drop = useSetAtom(removeSavedAtom);
  const { key, line: item } = saved;
  const name = getDisplayName(item, t);
  return (
    <LineSummary
      line={item}
      below={
        error && (
          <div className={css.message}>
            <CartMessage tone="danger">{t('cart.saved.failed')}</CartMessage>
          </div>
        )
      }
    >
      <div className={css.actions}>
        <Button
          emphasis="text"
          aria-label={t('cart.saved.moveOf', { name })}
          state={isPending ? 'loading' : 'idle'}
          labels={{ loading: t('cart.saved.moving') }}
          // A rejection is shown in its row.
          onClick={() => void move(key).catch(() => {})}
        >
          {t('cart.saved.move')}
        </Button>
        <Button
          emphasis="text"
          aria-label={t('cart.saved.removeOf', { name })}
          onClick={() => {
            announce(t('cart.saved.removed', { name }));
            drop(key);
          }}
        >
          {t('cart.remove')}
        </Button>
      </div>
    </LineSummary>
  );
}
