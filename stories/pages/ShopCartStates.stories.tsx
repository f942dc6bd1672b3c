import { addToCurrentCart, type CustomLineItemInput, LineItemType } from '@vitrine/client/cart';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { calm, filled, unavailable, usual } from '../cart/cart-contents.ts';
import { amounts, findTotals, getLoaded, line, waitForAnnouncement } from '../cart/cart-demo.tsx';
import { cartOfMember, logIn } from '../cart/log-in.ts';
import { otherTab } from '../cart/other-tab.ts';
import { at } from './lib/at.ts';
import { medium, narrow, pageStateStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const SET = 'cart.updateCurrentCartLineItemQuantity';

const meta = preview.meta({
  title: 'Pages/ShopCartStates',
  ...pageStateStory,
  loaders: [filled(usual)],
  beforeEach: at(hrefs.cart),
});

interface Playing {
  canvas: object;
  loaded: unknown;
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
}

/** Creates a play function for a cart with loaded totals. */
const play =
  (act: (shopper: Playing & { canvas: ReturnType<typeof within> }) => Promise<void>) =>
  async ({ canvas, ...playing }: Playing) => {
    const page = canvas as ReturnType<typeof within>;
    await findTotals(page);
    await act({ ...playing, canvas: page });
  };

export const LineStates = meta.story({
  parameters: { chromatic: inModes('light', 'narrow dark') },
  play: play(async ({ canvas, loaded, userEvent }) => {
    const { platform } = getLoaded(loaded);
    platform.fail(SET, 'conflict', { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Ring vase' }));
    const vase = await line(canvas, 'Ring vase');
    await vase.findByText(/^Your cart changed somewhere else/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ridge pillar candle' }));
    await canvas.findByRole('button', { name: 'Undo, put Ridge pillar candle back' });
    await amounts(canvas, '€236.00', 2);
    platform.hold(SET);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Increase quantity of Cedar hand wash' }),
    );
    const wash = await line(canvas, 'Cedar hand wash');
    await waitFor(async () => expect(await wash.findByText('Updating')).toBeVisible());
    const cup = await line(canvas, 'Dipped cup');
    await waitFor(() =>
      expect(cup.getByText('Only 1 left. You have 4 in your cart.')).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Remove Ring vase' })).toBeEnabled();
  }) as never,
});

export const AllOrderDetails = meta.story({
  parameters: { chromatic: inModes('light', 'narrow') },
  loaders: [
    filled(calm, (platform) => {
      platform.cart().add('dipped-cup', { choices: { Colour: 'Sand' } });
      const terms = { remaining: 4, expiresAt: Date.UTC(2027, 2, 3) };
      platform.cart().grant('Winter light', terms);
    }),
  ],
  play: play(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later: Dipped cup' }));
    await canvas.findByRole('region', { name: 'Saved for later' });
    await findTotals(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    const note = await canvas.findByRole('textbox', { name: /^Order note/ });
    await userEvent.type(note, 'A gift: please leave the price out.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitForAnnouncement('Note saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate delivery' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Country' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Denmark' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    await userEvent.type(postcode, '9000{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Parcel .?€/ })).toBeChecked());
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Winter light' }));
    await canvas.findByText('Covers 2 items');
    await amounts(canvas, '€105.00', 1);
    await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
  }) as never,
});

/**
 * Custom lines without a catalog: an evening, a gift card, a repair, and the wrapping of the vase.
 */
const customLineItems = (vase: string): CustomLineItemInput[] => [
  {
    quantity: 1,
    price: '80.00',
    productName: { original: 'Evening at the wheel' },
    itemType: { preset: LineItemType.SERVICE },
    serviceProperties: {
      scheduledDate: new Date('2026-12-03T17:30:00.000Z'),
      numberOfParticipants: 2,
    },
  },
  {
    quantity: 1,
    price: '50.00',
    productName: { original: 'Gift card' },
    itemType: { preset: LineItemType.GIFT_CARD },
  },
  {
    quantity: 1,
    price: '15.00',
    productName: { original: 'Repair of a handle' },
    itemType: { custom: 'Repair' },
  },
  {
    quantity: 1,
    price: '6.00',
    productName: { original: 'Wrapped in paper' },
    itemType: { custom: 'Gift wrapping' },
    rootCatalogItemId: vase,
  },
];

export const ShowsKindOfEachLine = meta.story({
  loaders: [filled(calm, ({ cart }) => void cart().add('fold-throw-knitting-pattern'))],
  beforeEach: async ({ loaded }) => {
    const { platform, storefront } = getLoaded(loaded);
    const { id } = platform.catalog.product('ring-vase');
    await addToCurrentCart(storefront.client, { customLineItems: customLineItems(id) });
    return at(hrefs.cart)();
  },
  play: play(async ({ canvas }) => {
    const says = async (name: string, text: string | RegExp) =>
      (await line(canvas, name)).findByText(text);
    await says('Fold throw knitting pattern', 'Digital product');
    await says('Evening at the wheel', /3 December 2026/);
    await expect(await canvas.findAllByText('Gift card')).toHaveLength(2);
    await says('Repair of a handle', 'Repair');
    await says('Wrapped in paper', 'Part of Ring vase');
  }) as never,
});

export const Loading = meta.story({
  loaders: [filled(usual, (platform) => void platform.hold('cart.getCurrentCart'))],
  globals: medium,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Cart' });
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Check out' })).toBeNull();
    // Fast responses show no skeleton; the screenshot shows a slow one.
    const bar = () => canvasElement.querySelector('main [aria-hidden] span') as Element;
    await waitFor(() => expect(getComputedStyle(bar()).opacity).toBe('1'));
  },
});

export const LoadFailed = meta.story({
  loaders: [filled(usual, (platform) => void platform.fail('cart.getCurrentCart', 'broken'))],
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('We couldn’t load your cart.')).toBeVisible(),
    );
    await expect(canvas.queryByText('Your cart is empty')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const AllLinesUnavailable = meta.story({
  loaders: [filled(unavailable)],
  globals: narrow,
  play: play(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove all 4' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('This is no longer available.')).toBeVisible());
    // The subtotal has what can only be removed, so nothing is promised for it.
    await expect(canvas.queryByText(/free delivery/)).toBeNull();
  }) as never,
});

export const ReportsMergeAfterLogin = meta.story({
  loaders: [filled(calm)],
  play: play(async ({ canvas, loaded }) => {
    const memberCart = cartOfMember(getLoaded(loaded).platform);
    memberCart.add('ring-vase');
    memberCart.add('cedar-hand-wash');
    await logIn(loaded);
    const dismiss = await canvas.findByRole('button', { name: 'Dismiss' });
    await expect(dismiss.closest('[data-tone]')).toHaveTextContent(
      'We’ve brought back 1 item from your last visit. 1 item was in both carts, so we added the quantities together.',
    );
    await canvas.findByRole('button', { name: 'Account' });
    await amounts(canvas, '€284.00', 2);
  }) as never,
});

export const ReportsPriceChange = meta.story({
  loaders: [filled(calm)],
  globals: medium,
  play: play(async ({ canvas, loaded }) => {
    otherTab(loaded)(({ catalog }) => catalog.setPrice('ring-vase', 104));
    await waitFor(async () =>
      expect(
        await canvas.findByText('The price of Ring vase is now €104.00 (was €96.00).'),
      ).toBeVisible(),
    );
    const vase = await line(canvas, 'Ring vase');
    await waitFor(() => expect(vase.getByText('Was €96.00 before the change')).toBeVisible());
    await amounts(canvas, '€168.00', 2);
  }) as never,
});

export const EmptiedInOtherTab = meta.story({
  loaders: [filled(calm)],
  play: play(async ({ canvas, loaded }) => {
    otherTab(loaded)(({ cart }) => cart().delete());
    await waitFor(async () => expect(await canvas.findByText('Your cart is empty')).toBeVisible());
    await canvas.findByRole('button', { name: 'Cart, empty' });
    await expect(canvas.queryByText(/couldn’t/)).toBeNull();
  }) as never,
});
