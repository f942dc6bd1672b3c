import { pickupLocationAtom } from '@vitrine/atoms';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { type PickupLocation, PickupLocations } from '@vitrine/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { hold } from '../lib/hold-requests.ts';

const small = { viewport: { value: 'small', isRotated: false } };

/** The stores of Fenn House, as the shop’s own server returns them for a variant. */
const stores: readonly PickupLocation[] = [
  {
    id: 'bredgade',
    name: 'Fenn House Bredgade',
    address: 'Bredgade 12\n1260 København',
    openingHours: 'Mon to Sat, 10:00 to 18:00',
    distance: '0.4 km',
    availability: 'available',
    availabilityText: 'Ready today after 14:00',
  },
  {
    id: 'aarhus',
    name: 'Fenn House Aarhus',
    address: 'Vestergade 3\n8000 Aarhus',
    openingHours: 'Tue to Sat, 11:00 to 17:00',
    distance: '187 km',
    availability: 'low',
  },
  {
    id: 'ribe',
    name: 'Skovby Pottery, Ribe',
    address: 'Grydergade 4\n6760 Ribe',
    distance: '290 km',
    availability: 'sold-out',
  },
];

const streets = ['Nørregade', 'Algade', 'Storegade', 'Havnegade', 'Torvet', 'Jernbanegade'];

/** The stores as the same server returns them in Persian: names and addresses stay as they are. */
const persianStores: readonly PickupLocation[] = stores.map((store) => ({
  ...store,
  ...{
    bredgade: {
      openingHours: 'دوشنبه تا شنبه، ۱۰:۰۰ تا ۱۸:۰۰',
      distance: '۰٫۴ کیلومتر',
      availabilityText: 'آماده از امروز ساعت ۱۴:۰۰',
    },
    aarhus: { openingHours: 'سه‌شنبه تا شنبه، ۱۱:۰۰ تا ۱۷:۰۰', distance: '۱۸۷ کیلومتر' },
    ribe: { distance: '۲۹۰ کیلومتر' },
  }[store.id],
}));

const manyStores = [
  ...persianStores,
  ...streets.map(
    (street, index): PickupLocation => ({
      id: street,
      name: `Skovby ${index + 1}`,
      address: `${street} ${index + 2}\n4000 Roskilde`,
      availability: 'available',
    }),
  ),
];

const meta = preview.meta({
  title: 'Catalog/PickupLocations',
  component: PickupLocations,
  parameters: { layout: 'padded' },
  globals: small,
  loaders: [mockPlatform()],
  args: { locations: stores, onValueChange: fn(), style: { maxInlineSize: 390 } },
});

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const ChoosesAndRemembersStore = meta.story({
  play: async ({ canvas, userEvent, args, loaded }) => {
    await canvas.findByText('3 stores');
    const open = canvas.getByRole('button', { name: 'Choose store' });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Collect from a store' }));
    const first = dialog.getByRole('radio', { name: /^Fenn House Bredgade/ });
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleDescription(/Ready today after 14:00/);
    await expect(dialog.queryByRole('searchbox')).toBeNull();
    first.focus();
    await hold('ArrowDown', dialog.getByRole('radio', { name: /^Fenn House Aarhus/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Select store' }));
    await closed();
    await expect(args.onValueChange).toHaveBeenCalledWith('aarhus', stores[1]);
    const change = canvas.getByRole('button', { name: 'Change store' });
    await waitFor(() => expect(change).toHaveFocus());
    await expect(change).toHaveAccessibleDescription('Collect at Fenn House Aarhus Low stock');
    const { storefront } = loaded as Required<Loaded>;
    await expect(storefront.store.get(pickupLocationAtom)).toBe('aarhus');
  },
});

export const OpensList = meta.story({
  parameters: { screenshot: 'window' },
  args: { value: 'bredgade', onValueChange: fn() },
  play: async ({ canvas, userEvent, args, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change store' }));
    const first = within(await screen.findByRole('dialog'));
    await userEvent.click(first.getByRole('radio', { name: /^Fenn House Aarhus/ }));
    await userEvent.click(first.getByRole('button', { name: 'Select store' }));
    await closed();
    await expect(args.onValueChange).toHaveBeenCalledWith('aarhus', stores[1]);
    // The host decides, and nothing is remembered.
    const { storefront } = loaded as Required<Loaded>;
    await expect(storefront.store.get(pickupLocationAtom)).not.toBe('aarhus');
    await canvas.findByText('Collect at Fenn House Bredgade');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change store' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('radio')).toHaveLength(3);
  },
});

export const SearchesManyStores = meta.story({
  globals: { ...small, locale: 'fa-IR', theme: 'dark' },
  // The stores have Danish names and addresses.
  parameters: { screenshot: 'window', foreignTexts: [/.+/gs] },
  args: { locations: manyStores },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'انتخاب فروشگاه' }));
    const dialog = within(await screen.findByRole('dialog'));
    const search = dialog.getByRole('searchbox');
    await userEvent.type(search, 'xyz');
    await waitFor(() => expect(dialog.queryByRole('radio')).toBeNull());
    await waitFor(() => expect(getAnnouncement()).toMatch(/^فروشگاهی با جست‌وجوی شما/));
    await expect(dialog.getByRole('button', { name: 'انتخاب این فروشگاه' })).toBeDisabled();
    await userEvent.clear(search);
    await userEvent.type(search, 'ROSKILDE nørregade');
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: 'انتخاب این فروشگاه' }));
    await closed();
    await expect(args.onValueChange).toHaveBeenCalledWith('Nørregade', manyStores[3]);
    await userEvent.click(canvas.getByRole('button', { name: 'تغییر فروشگاه' }));
    await screen.findByRole('dialog');
  },
});

export const RetriesLoadingStores = meta.story({
  args: { locations: undefined, error: new Error('Down'), onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
