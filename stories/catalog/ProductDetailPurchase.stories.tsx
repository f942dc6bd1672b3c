import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { ProductDetail } from '@vitrine/ui';
import { act } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { large, ProductPage, pageArgs, small } from './product-page.tsx';

const meta = preview.meta({
  title: 'Catalog/ProductDetailPurchase',
  component: ProductDetail,
  render: (args) => <ProductPage {...args} />,
  loaders: [mockPlatform()],
  args: pageArgs,
});

export const ShowsAddingStateAndReportsAddition = meta.story({
  parameters: { requirements: ['D2'] },
  globals: large,
  play: async ({ canvas, userEvent, args, loaded }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Increase quantity of Ridge pillar candle' }),
    );
    const { platform } = loaded as Required<Loaded>;
    const release = platform.hold('cart.addToCurrentCart');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(await canvas.findByRole('button', { name: 'Adding' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    release();
    await canvas.findByRole('button', { name: 'Added' });
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledTimes(1));
    const added = platform.calls.find(({ name }) => name === 'cart.addToCurrentCart');
    await expect(added?.body).toMatchObject({ lineItems: [{ quantity: 2 }] });
    await canvas.findByRole('button', { name: 'Add to cart' });
  },
});

export const ShowsAddErrorAndKeepsFocus = meta.story({
  parameters: { requirements: ['D2'] },
  globals: large,
  // Without JavaScript, the browser sends the form to this URL.
  args: { formAction: '/cart/add' },
  loaders: [mockPlatform(({ platform }) => void platform.fail('cart.addToCurrentCart', 'offline'))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await waitFor(async () => expect(await canvas.findByText(/^You’re offline/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus());
  },
});

export const ReportsUnavailableProductOnAdd = meta.story({
  globals: large,
  args: { slug: 'dipped-cup' },
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('heading', { level: 1 });
    const { platform } = loaded as Required<Loaded>;
    platform.catalog.delete('dipped-cup');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await waitFor(async () => expect(await canvas.findByText(/^This wasn’t added/)).toBeVisible());
  },
});

export const CapsQuantityAtStock = meta.story({
  globals: small,
  args: { slug: 'dipped-cup', aside: undefined },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Increase quantity of Dipped cup' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(canvas.getByText('Only 2 in stock.')).toBeVisible());
  },
});

export const OffersNotifyMeWhenSoldOut = meta.story({
  parameters: { requirements: ['D2'] },
  globals: large,
  args: { initialSelection: { Colour: 'Chalk', Size: '20 cm' } },
  play: async ({ canvas, userEvent, args }) => {
    const action = await canvas.findByRole('button', { name: 'Email me when it’s back' });
    await userEvent.click(action);
    await expect(args.onNotifyMe).toHaveBeenCalledWith(
      expect.objectContaining({ choices: 'Chalk, 20 cm' }),
    );
  },
});

export const OffersNotifyMeForUnselectedSize = meta.story({
  globals: small,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Email me when 20 cm is back' }),
    );
    await expect(args.onNotifyMe).toHaveBeenCalledWith(
      expect.objectContaining({ choices: 'Chalk, 20 cm' }),
    );
    await expect(canvas.getByRole('radio', { name: /15 cm/ })).toBeChecked();
  },
});

export const DisablesSoldOutWithoutNotifyMe = meta.story({
  parameters: { requirements: ['D2'] },
  globals: small,
  args: { slug: 'ring-vase', onNotifyMe: undefined },
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('button', { name: 'Add to cart' });
    await expect(action).toBeDisabled();
    await expect(action).toHaveAccessibleDescription('Just sold out.');
  },
});

export const FocusesMissingOption = meta.story({
  parameters: { requirements: ['D2'] },
  globals: large,
  args: { initialSelection: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select colour' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Chalk' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Select size' })).toBeVisible());
  },
});

export const ShowsVariantImageAndAnnouncesPrice = meta.story({
  globals: large,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Clay' }));
    await userEvent.click(canvas.getByRole('radio', { name: /10 cm/ }));
    await waitFor(async () =>
      expect(
        await canvas.findByRole('img', { name: /^Fluted pillar candle in clay red/ }),
      ).toBeVisible(),
    );
    await waitFor(() => expect(getAnnouncement()).toBe('€18.00. 3 left'));
  },
});

export const ShowsPreOrderMessage = meta.story({
  parameters: { requirements: ['D2'] },
  globals: small,
  args: { slug: 'opal-brim-pendant', availabilityNote: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Pre-order/ });
    await waitFor(() =>
      expect(canvas.getByText('Blown in March 2027, sent in April')).toBeVisible(),
    );
  },
});

export const RequiresTextBeforeAdding = meta.story({
  globals: small,
  args: { slug: 'stamped-cup', availabilityNote: undefined },
  play: async ({ canvas, userEvent, loaded }) => {
    const field = await canvas.findByRole('textbox', { name: 'Letters on the foot' });
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'For Ida');
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await canvas.findByRole('button', { name: 'Added' });
    const { platform } = loaded as Required<Loaded>;
    const added = platform.calls.find(({ name }) => name === 'cart.addToCurrentCart');
    await expect(JSON.stringify(added?.body)).toContain('For Ida');
    await canvas.findByRole('button', { name: /^Add to cart/ });
  },
});

export const KeepsSelectionAfterRefetch = meta.story({
  globals: large,
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Clay/ }));
    const { platform, storefront } = loaded as Required<Loaded>;
    platform.catalog.setStock('ridge-pillar-candle', 1);
    await storefront.queryClient.invalidateQueries();
    await waitFor(() => expect(canvas.getAllByText('1 left')[0]).toBeVisible());
    await expect(canvas.getByRole('radio', { name: /^Clay/ })).toBeChecked();
  },
});

export const KeepsQuantityWhenStockGetsScarce = meta.story({
  globals: large,
  loaders: [mockPlatform(({ platform }) => platform.catalog.setStock('ridge-pillar-candle', 50))],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Clay/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Increase/ }));
    const { platform, storefront } = loaded as Required<Loaded>;
    const countRequests = () =>
      platform.calls.filter(({ name }) => name === 'catalog.queryStoreVariants').length;
    await expect(countRequests()).toBe(0);
    platform.catalog.setStock('ridge-pillar-candle', 3);
    await storefront.queryClient.invalidateQueries();
    await waitFor(() => expect(canvas.getAllByText('3 left')[0]).toBeVisible());
    await waitFor(() => expect(countRequests()).toBe(1));
    await expect(canvas.getByRole('radio', { name: /^Clay/ })).toBeChecked();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2');
  },
});

export const KeepsSelectionMadeDuringRefetch = meta.story({
  globals: large,
  play: async ({ canvas, loaded }) => {
    const clay = await canvas.findByRole('radio', { name: /^Clay/ });
    const { platform, storefront } = loaded as Required<Loaded>;
    platform.catalog.setStock('ridge-pillar-candle', 1);
    // Both changes are in one render.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    await act(async () => {
      await storefront.queryClient.invalidateQueries();
      clay.click();
    });
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    await waitFor(() => expect(canvas.getAllByText('1 left')[0]).toBeVisible());
    await expect(canvas.getByRole('radio', { name: /^Clay/ })).toBeChecked();
  },
});
