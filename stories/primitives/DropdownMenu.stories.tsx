import { Button, DropdownMenu } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { settled } from '../lib/settled.ts';

const chosen = fn();

const Everything = ({ defaultOpen = true }: { defaultOpen?: boolean }) => {
  const [order, setOrder] = useState('new');
  const [units, setUnits] = useState(true);
  return (
    <DropdownMenu.Root defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>
        <Button>View</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item shortcut="Ctrl L" onSelect={() => chosen('Copy the link')}>
          Copy the link
        </DropdownMenu.Item>
        <DropdownMenu.Item disabled shortcut="Ctrl P">
          Print
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.CheckboxItem checked={units} onCheckedChange={setUnits}>
          Price per unit
        </DropdownMenu.CheckboxItem>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>Order</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={order} onValueChange={setOrder}>
          <DropdownMenu.RadioItem value="new">Newest</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="price">Price, low to high</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger>Send to</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            <DropdownMenu.Item>Inger Holm</DropdownMenu.Item>
            <DropdownMenu.Item>Another address</DropdownMenu.Item>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
        <DropdownMenu.Item tone="danger">Forget this list</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};

const meta = preview.meta({
  title: 'Primitives/DropdownMenu',
  component: Everything,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    chosen.mockClear();
  },
});

export const ItemKinds = meta.story({
  play: async () => {
    await screen.findByRole('menu', { name: 'View' });
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Price per unit' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Newest' })).toBeChecked();
  },
});

export const Themes = meta.story({ parameters: { chromatic: inModes('dark', 'contrast') } });

export const SupportsKeyboardNavigation = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'View' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: /Copy the link/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox')).toHaveFocus());
    await userEvent.keyboard('fo');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Forget this list' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(chosen.mock.calls).toEqual([['Copy the link']]);
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const RestoresFocusOnEscape = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'View' });
    await userEvent.click(button);
    await settled(await screen.findByRole('menu'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(chosen).not.toHaveBeenCalled();
  },
});

export const OpensSubmenuTowardEnd = meta.story({
  play: async ({ userEvent }) => {
    const further = await screen.findByRole('menuitem', { name: 'Send to' });
    further.focus();
    await userEvent.keyboard('{ArrowRight}');
    const name = await screen.findByRole('menuitem', { name: 'Inger Holm' });
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() =>
      expect(name.getBoundingClientRect().left).toBeGreaterThan(
        further.getBoundingClientRect().right,
      ),
    );
  },
});

export const KeepsSubmenuOnSmallScreen = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ userEvent }) => {
    const further = await screen.findByRole('menuitem', { name: 'Send to' });
    further.focus();
    await userEvent.keyboard('{ArrowRight}');
    const name = await screen.findByRole('menuitem', { name: 'Inger Holm' });
    await waitFor(() => expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  render: () => (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>
        <Button>نما</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.CheckboxItem checked>قیمت واحد</DropdownMenu.CheckboxItem>
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger>بفرست برای</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            <DropdownMenu.Item>اینگر</DropdownMenu.Item>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  play: async ({ userEvent }) => {
    const further = await screen.findByRole('menuitem', { name: 'بفرست برای' });
    further.focus();
    await userEvent.keyboard('{ArrowLeft}');
    const name = await screen.findByRole('menuitem', { name: 'اینگر' });
    await waitFor(() =>
      expect(name.getBoundingClientRect().right).toBeLessThan(further.getBoundingClientRect().left),
    );
  },
});

export const ScrollsLongList = meta.story({
  render: () => (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>
        <Button>Workshop</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>
          Genossenschaftliche Werkstatt für Aufbewahrungsschachteln und Buchbinderei
        </DropdownMenu.Item>
        {Array.from({ length: 40 }, (_, index) => index + 1).map((number) => (
          <DropdownMenu.Item key={number}>Workshop {number}</DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  play: async ({ userEvent }) => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  },
});
