import { mockPlatform } from '@vitrine/storybook';
import { BackInStock, type BackInStockItem, Product } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getProduct } from '../lib/demo-products.ts';
import { large } from './sold-out-product.tsx';

const meta = preview.meta({
  title: 'BackInStock/Dialog',
  component: BackInStock.Dialog,
  loaders: [mockPlatform()],
  args: { item: large, onClose: fn() },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
  },
});

export const Open = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast', 'small', 'small dark', 'persian') },
});

/** A product's label whose sold-out choices open the dialog. */
function Page() {
  const [item, setItem] = useState<BackInStockItem | null>(null);
  return (
    <>
      <Product.Root
        product={getProduct('ridge-pillar-candle')}
        onNotifyMe={setItem}
        style={{ display: 'grid', gap: 24, maxInlineSize: 441, padding: 24 }}
      >
        <Product.Price />
        <Product.Options />
        <Product.Buy />
        <Product.Availability />
      </Product.Root>
      <BackInStock.Dialog item={item} onClose={() => setItem(null)} />
    </>
  );
}

export const OpensFromSoldOutVariant = meta.story({
  parameters: { requirements: ['B4', 'C12'] },
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^20 cm/ }));
    const action = canvas.getByRole('button', { name: 'Email me when it’s back' });
    await userEvent.click(action);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('Chalk, 20 cm');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    await screen.findByText('Done. We’ll email mia@example.com when it’s back.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(action).toHaveFocus());
  },
});
