import type { Loaded } from '@vitrine/storybook';
import { type BackInStockItem, toOutOfStockItem } from '@vitrine/ui';
import { getProduct } from '../lib/demo-products.ts';

export const CALL = 'back-in-stock.createBackInStockNotificationRequest';

const candle = getProduct('ridge-pillar-candle');

/** The candle in one color and size. */
export function missed(Colour: string, Size: string): BackInStockItem {
  const variant = candle.variants.find(
    ({ choices }) => choices.Colour === Colour && choices.Size === Size,
  );
  const selection = { Colour, Size };
  return toOutOfStockItem({ product: candle, variant, selection }, { locale: 'en-GB' });
}

/** Large in chalk: sold out. */
export const large = missed('Chalk', '20 cm');

/** Returns the requests that a story's platform received. */
export const requests = (loaded: object) =>
  (loaded as Required<Loaded>).platform.calls.filter(({ name }) => name === CALL);

/** Arguments of a play function that fills in the form. */
export interface Hands {
  canvas: {
    findByRole: (role: string, options: object) => Promise<HTMLElement>;
  };
  userEvent: {
    type: (element: Element, text: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
  };
}

/** Fills in the form, and sends it. */
export async function ask({ canvas, userEvent }: Hands, email = 'mia@example.com') {
  const field = await canvas.findByRole('textbox', { name: 'Email' });
  await userEvent.type(field, email);
  const box = await canvas.findByRole('checkbox', { name: 'I agree to get this one email' });
  if (box.ariaChecked !== 'true') await userEvent.click(box);
  await userEvent.click(await canvas.findByRole('button', { name: 'Notify me' }));
}
