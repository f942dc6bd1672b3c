import { OrderList } from '@vitrine/admin';
import { createOrderList, memoryLocation } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import {
  adminParameters,
  DemoFrame,
  findRows,
  large,
  OrdersDesk,
  useOrderCounts,
} from './admin-demo.tsx';

/** The columns of a table, chosen and ordered by the owner. */
const meta = preview.meta({
  title: 'Admin/ListColumns',
  component: OrdersDesk,
  subcomponents: { OrderList },
  globals: large,
  parameters: { ...adminParameters, requirements: ['H10'] },
  loaders: [mockPlatform()],
});

interface Tools {
  canvas: unknown;
  userEvent: { click: (element: Element) => Promise<void> };
}

const open = async ({ canvas, userEvent }: Tools) => {
  await findRows(canvas as object);
  await userEvent.click(
    (canvas as ReturnType<typeof within>).getByRole('button', { name: 'Columns' }),
  );
  return screen.findByRole('dialog', { name: 'Columns' });
};

const getHeaders = (canvas: unknown) =>
  (canvas as ReturnType<typeof within>)
    .getAllByRole('columnheader')
    .map((header: HTMLElement) => header.textContent)
    .slice(1, -1);

export const ChoosesColumns = meta.story({
  play: async ({ canvas, userEvent }) => {
    const popover = await open({ canvas, userEvent });
    await userEvent.click(within(popover).getByRole('checkbox', { name: 'Email' }));
    await userEvent.click(within(popover).getByRole('checkbox', { name: 'Tickets' }));
    await waitFor(() => expect(getHeaders(canvas).join()).toMatch(/Ordered.*Email/));
    await expect(getHeaders(canvas).join()).not.toMatch(/Tickets/);
    // What names the rows stays.
    await expect(within(popover).getByRole('checkbox', { name: 'Order' })).toBeDisabled();
    const email = within(popover).getByRole('checkbox', { name: 'Email' });
    email.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(getAnnouncement()).toBe('Email, position 5 of 6'));
    await waitFor(() =>
      expect(within(popover).getByRole('checkbox', { name: 'Email' })).toHaveFocus(),
    );
    await waitFor(() => expect(getHeaders(canvas).join()).toMatch(/Email.*Ordered/));
  },
});

export const ChoosesColumnsDark = meta.story({
  globals: { ...large, theme: 'dark' },
  play: async (context) => void (await open(context)),
});

export const ChoosesColumnsRightToLeft = meta.story({
  globals: { ...large, locale: 'fa-IR' },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'ستون‌ها' }));
    await screen.findByRole('dialog', { name: 'ستون‌ها' });
  },
});

function LinkedDesk() {
  const [location] = useState(() => memoryLocation('columns=order,total,email,updated'));
  const [list] = useState(() => createOrderList({ location }));
  return (
    <DemoFrame counts={useOrderCounts(list)}>
      <OrderList list={list} />
    </DemoFrame>
  );
}

export const ShowsColumnsOfLink = meta.story({
  render: () => <LinkedDesk />,
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas);
    await expect(getHeaders(canvas).map((text = '') => text.split('Sort')[0])).toEqual([
      ...['Order', 'Total', 'Email', 'Changed'],
    ]);
    // Buttons move them too, and the focus stays on the button.
    const popover = await open({ canvas, userEvent });
    const down = within(popover).getByRole('button', { name: 'Move Total down' });
    await userEvent.click(down);
    await waitFor(() => expect(getHeaders(canvas).join()).toMatch(/Email.*Total/));
    await waitFor(() =>
      expect(within(popover).getByRole('button', { name: 'Move Total down' })).toHaveFocus(),
    );
    await userEvent.click(within(popover).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(getHeaders(canvas)).toHaveLength(6));
  },
});
