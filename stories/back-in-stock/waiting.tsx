import { STORES_APP_ID } from '@vitrine/mocks';
import { type BackInStockItem, missedItem } from '@vitrine/ui';
import { productOf } from '../lib/shop.ts';
import type { Loaded } from '../lib/world.ts';

export const CALL = 'back-in-stock.createBackInStockNotificationRequest';

const candle = productOf('ridge-pillar-candle');

/** The candle in one colour and size. */
export function missed(Colour: string, Size: string): BackInStockItem {
  const variant = candle.variants.find(
    ({ choices }) => choices.Colour === Colour && choices.Size === Size,
  );
  const selection = { Colour, Size };
  return missedItem(STORES_APP_ID, { product: candle, variant, selection }, 'en-GB');
}

/** Large in chalk: sold out. */
export const large = missed('Chalk', '20 cm');

/** What a story's platform was asked for. */
export const requests = (loaded: object) =>
  (loaded as Required<Loaded>).world.calls.filter(({ name }) => name === CALL);
