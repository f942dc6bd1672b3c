import {
  createRecentlyViewed,
  createWishlist,
  type MemberWishlist,
  memoryStorage,
} from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import {
  Button,
  Container,
  Heading,
  Inline,
  ProductShelf,
  RecentlyViewedShelf,
  RelatedShelf,
  Stack,
  Text,
  WishlistButton,
  WishlistGrid,
} from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { signedIn } from '../identity/signed-in.ts';
import { getAnnouncement } from '../lib/announcements.ts';
import { getProduct } from '../lib/demo-products.ts';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };
const getIds = (slugs: readonly string[]) => slugs.map((slug) => getProduct(slug)._id);

const createStoryWishlist = (slugs: readonly string[], member?: MemberWishlist) =>
  createWishlist({
    storage: memoryStorage({ 'vitrine.wishes': JSON.stringify(getIds(slugs)) }),
    ...(member && { member }),
  });

const three = ['ring-vase', 'dome-table-lamp', 'fold-throw'];

const meta = preview.meta({
  title: 'Catalog/WishlistGrid',
  component: WishlistGrid,
  globals: large,
  loaders: [mockPlatform()],
  args: { wishlist: createStoryWishlist(three) },
  render: (args) => (
    <Container asChild>
      <main style={{ paddingBlock: 40 }}>
        <h1 style={{ position: 'absolute', opacity: 0 }}>Kept</h1>
        <WishlistGrid {...args} />
      </main>
    </Container>
  ),
});

export const RemovesSavedProduct = meta.story({
  parameters: { requirements: ['G16'] },
  args: { wishlist: createStoryWishlist([...three, 'dipped-cup']) },
  loaders: [mockPlatform(({ platform }) => platform.catalog.hide('dipped-cup'))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Ring vase' });
    await waitFor(() => expect(canvas.getByText('No longer available')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('No longer available')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Fold throw from saved' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem', {}).length).toBeGreaterThan(1));
    await waitFor(() => expect(getAnnouncement()).toBe('Fold throw removed from saved'));
    await expect(canvas.queryByRole('link', { name: 'Fold throw' })).toBeNull();
  },
});
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ring vase' });
  },
});

export const ShowsUnavailableProduct = meta.story({
  parameters: { requirements: ['G16'] },
  globals: small,
  loaders: [mockPlatform(({ platform }) => platform.catalog.hide('ring-vase'))],
  args: { wishlist: createStoryWishlist(three) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Dome table lamp' });
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
});

export const Empty = meta.story({
  parameters: { requirements: ['G16'] },
  args: { wishlist: createStoryWishlist([]), emptyAction: <Button>Shop all objects</Button> },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing saved yet' });
    await expect(canvas.getByRole('button', { name: 'Shop all objects' })).toBeEnabled();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

const load = fn<MemberWishlist['load']>();
const memberWishlist: MemberWishlist = { load, save: async () => {} };

export const MergesWishlistAtLogin = meta.story({
  parameters: { requirements: ['G16'] },
  args: { wishlist: createStoryWishlist(['fold-throw'], memberWishlist) },
  loaders: [signedIn()],
  beforeEach: () => {
    load.mockReset().mockResolvedValue(getIds(['dipped-cup', 'ring-vase']));
    load.mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We couldn’t save this to your account.');
    await canvas.findByRole('link', { name: 'Fold throw' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^We couldn’t save/)).toBeNull());
    for (const name of ['Fold throw', 'Dipped cup', 'Ring vase']) {
      await canvas.findByRole('button', { name: `Remove ${name} from saved` });
    }
  },
});

export const AnnouncesSavedProduct = meta.story({
  parameters: { requirements: ['G16'] },
  render: ({ wishlist }) => (
    <div style={{ padding: 24, display: 'flex', gap: 12 }}>
      <WishlistButton wishlist={wishlist} product={getProduct('ring-vase')} />
      <WishlistButton wishlist={wishlist} product={getProduct('dipped-cup')} />
      <WishlistButton
        wishlist={wishlist}
        product={getProduct('storage-jar')}
        className="pseudo-hover"
      />
    </div>
  ),
  args: { wishlist: createStoryWishlist(['ring-vase']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getAnnouncement()).toBe('Dipped cup saved'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Dipped cup from saved' })).toHaveFocus(),
    );
  },
});

const recentlyViewed = createRecentlyViewed({
  storage: memoryStorage({ 'vitrine.recently-viewed': JSON.stringify(getIds(three)) }),
});

const RecentAndRelated = () => (
  <Container asChild>
    <main style={{ paddingBlock: 40, display: 'grid', gap: 56 }}>
      <RecentlyViewedShelf recent={recentlyViewed} except={getProduct('ring-vase')._id} />
      <RelatedShelf product={getProduct('ring-vase')} />
      <ProductShelf title="On its way" products={[]} loadingCount={4} />
    </main>
  </Container>
);

const waitForRecentAndRelated = async ({ canvas }: { canvas: object }) => {
  const { findByRole, getAllByRole } = canvas as {
    findByRole: (role: string, options: object) => Promise<HTMLElement>;
    getAllByRole: (role: string) => HTMLElement[];
  };
  await findByRole('link', { name: 'Fold throw' });
  await waitFor(() => expect(getAllByRole('link')).toHaveLength(6));
  await waitFor(() => {
    const bar = document.querySelector('article[aria-hidden] span');
    expect(bar && getComputedStyle(bar).opacity).toBe('1');
  });
};

export const ShowsRecentlyViewedAndRelated = meta.story({
  parameters: { requirements: ['G18'] },
  render: RecentAndRelated,
  play: waitForRecentAndRelated,
});
export const RecentlyViewedAndRelatedSmall = meta.story({
  globals: small,
  render: RecentAndRelated,
  play: waitForRecentAndRelated,
});

export const RendersOwnCards = meta.story({
  args: {
    wishlist: createStoryWishlist(three),
    className: 'own-grid',
    renderAction: ({ slug }) => <Text tone="muted">{slug}</Text>,
    renderFooter: ({ name }) => <Text as="p">Footer of {name}</Text>,
    renderCard: ({ product, level, action, corner, footer }) => (
      <Stack as="article" gap="8">
        <Inline justify="between" gap="16" wrap={false}>
          <Heading level={level ?? 2}>{product.name}</Heading>
          {corner}
        </Inline>
        {action}
        {footer}
      </Stack>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Ring vase' });
    await waitFor(() => expect(canvas.getByText('ring-vase')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Footer of Ring vase')).toBeVisible());
    const button = canvas.getByRole('button', { name: 'Remove Ring vase from saved' });
    await waitFor(() => expect(button).toBeVisible());
    await expect(canvasElement.querySelector('.own-grid')).not.toBeNull();
  },
});
