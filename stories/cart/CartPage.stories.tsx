import { mockPlatform } from '@vitrine/storybook';
import { CartAnnouncer, CartDrawer, CartPage, Link, SiteHeader } from '@vitrine/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { inAnyLanguage } from '../lib/languages.ts';
import { filled, unavailable, usual } from './cart-contents.ts';

const small = { viewport: { value: 'small', isRotated: false } };
const large = { viewport: { value: 'large', isRotated: false } };

const Shop = () => (
  <>
    <SiteHeader.Root>
      <SiteHeader.Brand href="#home">Fenn House</SiteHeader.Brand>
    </SiteHeader.Root>
    <CartAnnouncer />
    <main>
      <CartPage
        navigate={() => {}}
        emptyAction={
          <Link variant="standalone" href="#objects">
            Shop all objects
          </Link>
        }
      />
    </main>
  </>
);

type Canvas = {
  findByText: (text: string | RegExp, options?: object, wait?: object) => Promise<HTMLElement>;
};

const waitUntilLoaded = async ({ canvas }: { canvas: Canvas }) => {
  await canvas.findByText(inAnyLanguage('cart.totals.includes'));
};

const meta = preview.meta({
  title: 'Cart/CartPage',
  component: Shop,
  globals: large,
  loaders: [filled(usual)],
});

export const Default = meta.story({
  parameters: {
    chromatic: inModes('light', 'large dark', 'large contrast', 'small', 'medium', 'large persian'),
  },
  play: waitUntilLoaded,
});

export const Loading = meta.story({
  parameters: { requirements: ['E20'] },
  loaders: [filled(usual, (platform) => void platform.hold('cart.getCurrentCart'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
    // Fast responses show no skeleton; the screenshot shows a slow one.
    await new Promise((wait) => setTimeout(wait, 700));
  },
});

export const Empty = meta.story({
  parameters: { requirements: ['E20'] },
  loaders: [mockPlatform()],
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Shop all objects' })).toBeVisible(),
    );
    await expect(canvas.queryByRole('button', { name: 'Check out' })).toBeNull();
  },
});

export const EmptySmall = meta.story({
  globals: small,
  loaders: [mockPlatform()],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your cart is empty' });
  },
});

export const ReloadsOnRetry = meta.story({
  parameters: { requirements: ['E20'] },
  loaders: [
    filled(usual, (platform) => void platform.fail('cart.getCurrentCart', 'broken', { times: 1 })),
  ],
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('We couldn’t load your cart.')).toBeVisible(),
    );
    await expect(canvas.queryByText('Your cart is empty')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await canvas.findByText('Ridge pillar candle')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('We couldn’t load your cart.')).toBeNull());
    await waitUntilLoaded({ canvas });
  },
});

export const LoadFailed = meta.story({
  loaders: [filled(usual, (platform) => void platform.fail('cart.getCurrentCart', 'broken'))],
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load your cart.');
  },
});

export const Offline = meta.story({
  loaders: [filled(usual, (platform) => void platform.fail('cart.*', 'offline'))],
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(
        await canvas.findByText('You’re offline. Check your connection and try again.'),
      ).toBeVisible(),
    );
  },
});

export const AllItemsUnavailable = meta.story({
  loaders: [filled(unavailable)],
  play: async ({ canvas }) => {
    await waitUntilLoaded({ canvas });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove all 4' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Check out' })).toBeEnabled();
  },
});

export const KeepsLinesWhenTotalsFail = meta.story({
  loaders: [
    filled(
      usual,
      (platform) => void platform.fail('cart.estimateCurrentCartTotals', 'broken', { times: 1 }),
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('We couldn’t calculate the total.')).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('€32.00 each')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check out' })).toBeVisible());
  },
});

export const MatchesDrawer = meta.story({
  parameters: { requirements: ['E15'] },
  render: () => (
    <CartDrawer.Root defaultOpen>
      <Shop />
      <CartDrawer.Content navigate={() => {}} emptyAction={null} />
    </CartDrawer.Root>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cart' });
    const page = document.querySelector('main') as HTMLElement;
    const getLineTexts = (container: HTMLElement) =>
      [...container.querySelectorAll('[data-line-id]')].map((line) => line.textContent);
    await within(dialog).findByText(/^Includes/);
    await within(page).findByText(/^Includes/);
    await expect(getLineTexts(dialog)).toHaveLength(4);
    await expect(getLineTexts(dialog)).toEqual(getLineTexts(page));
    const more = { name: 'Increase quantity of Cedar hand wash' };
    await userEvent.click(within(dialog).getByRole('button', more));
    await within(page).findByText('€56.00');
    await waitFor(() => expect(getLineTexts(dialog)).toEqual(getLineTexts(page)));
  },
});
