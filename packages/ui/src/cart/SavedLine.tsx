import {
  dropSavedAtom,
  moveToCartAtom,
  type SavedLine as Saved,
  useAtom,
  useSetAtom,
} from '@vitrine/atoms';
import { useAnnounce } from '../primitives/announcer/Announcer.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Picture } from '../primitives/picture/Picture.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as line from './CartLine.css.ts';
import { CartMessage } from './CartMessage.tsx';
import * as css from './CartSaved.css.ts';
import { hrefOf, nameOf, optionsOf } from './line-facts.ts';

/** A line that is kept for later. It has no price: that of the day is the platform's to say. */
export function SavedLine({ saved }: { saved: Saved }) {
  const { t } = useUi();
  const announce = useAnnounce();
  const [moving, move] = useAtom(moveToCartAtom);
  const drop = useSetAtom(dropSavedAtom);
  const { key, line: item } = saved;
  const name = nameOf(item) ?? t('cart.unnamed');
  const { choices } = optionsOf(item);
  const href = hrefOf(item);
  const Name = href ? 'a' : 'span';
  const isOwn = moving.variables === key;
  return (
    <li className={css.row}>
      <Picture image={item.image} name="" decorative sizes="60px" className={css.picture} />
      <div className={css.label}>
        <Name {...(href && { href })} className={line.name}>
          <bdi>{name}</bdi>
        </Name>
        {choices.length > 0 && (
          <span className={line.details}>
            <bdi>{choices.join(', ')}</bdi>
          </span>
        )}
        {isOwn && moving.status === 'error' && (
          <div className={css.message}>
            <CartMessage tone="danger">{t('cart.saved.failed')}</CartMessage>
          </div>
        )}
      </div>
      <div className={css.ways}>
        <Button
          emphasis="text"
          aria-label={t('cart.saved.moveOf', { name })}
          state={isOwn && moving.isPending ? 'pending' : 'rest'}
          labels={{ pending: t('cart.saved.moving') }}
          // A refusal is told in its place.
          onClick={() => void move(key).catch(() => {})}
        >
          {t('cart.saved.move')}
        </Button>
        <Button
          emphasis="text"
          aria-label={t('cart.saved.dropOf', { name })}
          onClick={() => {
            announce(t('cart.saved.dropped', { name }));
            drop(key);
          }}
        >
          {t('cart.remove')}
        </Button>
      </div>
    </li>
  );
}
