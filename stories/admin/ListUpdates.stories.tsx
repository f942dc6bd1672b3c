import { OrderList } from '@vitrine/admin';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { Button } from '@vitrine/ui';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, findRow, findRows, large, OrdersDesk } from './admin-demo.tsx';

const LIST = 'orders.listOrders';
const readChange = fn(async () => ({ name: 'Mads' }));

/** What others do while an owner looks at a list. */
const meta = preview.meta({
  title: 'Admin/ListUpdates',
  component: OrdersDesk,
  subcomponents: { OrderList },
  globals: large,
  parameters: { ...adminParameters, requirements: ['O1'] },
  loaders: [mockPlatform(() => {}, { ports: () => ({ people: { readChange } }) })],
});

type Platform = ReturnType<typeof getPlatform>;

const focusWindow = () => window.dispatchEvent(new Event('focus'));

const repeatTwo = ({ orders }: Platform) => {
  const [one, other] = orders.all().filter(({ status }) => status === 'PAID');
  for (const order of [one, other]) orders.repeat(order?.orderNumber ?? '');
};

export const OffersNewOrders = meta.story({
  play: async ({ canvas, loaded }) => {
    const before = (await findRows(canvas)).length;
    repeatTwo(getPlatform(loaded));
    focusWindow();
    await canvas.findByRole('button', { name: '2 new orders' });
    await waitFor(() => expect(getAnnouncement()).toBe('2 new orders'));
    // Nothing has moved.
    await expect(await findRows(canvas)).toHaveLength(before);
  },
});

export const ShowsNewOrders = meta.story({
  globals: { ...large, theme: 'dark' },
  play: async ({ canvas, loaded, userEvent }) => {
    const before = (await findRows(canvas)).length;
    repeatTwo(getPlatform(loaded));
    focusWindow();
    await userEvent.click(await canvas.findByRole('button', { name: '2 new orders' }));
    await waitFor(async () => expect(await findRows(canvas)).toHaveLength(before + 2));
    const [first] = await findRows(canvas);
    await waitFor(() => expect(within(first as HTMLElement).getByRole('link')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: '2 new orders' })).toBeNull();
  },
});

export const NamesWhoChangedOrder = meta.story({
  play: async ({ canvas, loaded }) => {
    const { orders } = getPlatform(loaded);
    const row = await findRow(canvas, 'Viggo Thomsen');
    const number = within(row).getByRole('link').textContent;
    orders.pay(number);
    focusWindow();
    await waitFor(() => expect(row).toHaveTextContent(/Changed by Mads, \d+:\d\d.*Paid/));
    await expect(readChange).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'order', id: number }),
      expect.anything(),
    );
  },
});

export const NamesSomeone = meta.story({
  globals: { ...large, locale: 'de' },
  loaders: [mockPlatform()],
  play: async ({ canvas, loaded }) => {
    const row = await findRow(canvas, 'Viggo Thomsen');
    getPlatform(loaded).orders.pay(within(row).getByRole('link').textContent);
    focusWindow();
    await waitFor(() => expect(row).toHaveTextContent(/Von jemandem geändert, \d+:\d\d/));
  },
});

/** Rows do not change under the pointer: the check waits until it rests. */
export const WaitsForPointer = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const [row] = await findRows(canvas);
    const platform = getPlatform(loaded);
    repeatTwo(platform);
    const count = () => platform.calls.filter(({ name }) => name === LIST).length;
    await waitFor(() => expect(count()).toBeGreaterThan(4));
    const before = count();
    await userEvent.hover(row as HTMLElement);
    focusWindow();
    await expect(count()).toBe(before);
    await canvas.findByRole('button', { name: '2 new orders' });
  },
});

const repeatAll = mockPlatform(({ platform: { orders } }) => {
  const numbers = orders.all().map(({ orderNumber }) => orderNumber);
  for (let count = 0; count < 6; count += 1) for (const one of numbers) orders.repeat(one);
});

/** A list that can be left, so that its pictures, whose columns move by fractions of a pixel, are not taken. */
function LeavableDesk(args: ComponentProps<typeof OrdersDesk>) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button style={{ margin: 8 }} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Return'}
      </Button>
      {isOpen && <OrdersDesk {...args} />}
    </>
  );
}

/** Beyond 200 rows, only those near the viewport are in the page. */
export const ManyRows = meta.story({
  args: { limit: 100, query: 'page=3' },
  loaders: [repeatAll],
  render: LeavableDesk,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A query by role looks at each of the cells, which takes too long to repeat.
    await waitFor(() => expect(canvasElement.querySelector('[aria-rowcount]')).not.toBeNull());
    const table = canvas.getByRole('table', { name: 'Orders' });
    const total = Number(table.getAttribute('aria-rowcount'));
    await expect(total).toBeGreaterThan(200);
    const getRows = () => [...table.querySelectorAll('tr')];
    await waitFor(() => expect(getRows().length).toBeLessThan(80));
    const [, first] = getRows();
    await expect(first).toHaveAttribute('aria-rowindex', '2');
    within(first as HTMLElement)
      .getByRole('link')
      .focus();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(getRows().at(-1)).toHaveAttribute('aria-rowindex', String(total)));
    // The row with the focus stays, and the keys go on from it.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '3'),
    );
    await userEvent.click(canvas.getByText('Leave'));
  },
});

/** The list that an owner returns to is known, so that its table and its rows come at once. */
export const ManyRowsAgain = meta.story({
  args: { limit: 100, query: 'page=3' },
  loaders: [repeatAll],
  render: LeavableDesk,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const findCount = () =>
      waitFor(() => expect(canvasElement.querySelector('[aria-rowcount]')).not.toBeNull());
    await findCount();
    await userEvent.click(canvas.getByText('Leave'));
    await userEvent.click(canvas.getByText('Return'));
    await findCount();
    const table = canvas.getByRole('table', { name: 'Orders' });
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80);
    await userEvent.click(canvas.getByText('Leave'));
  },
});
