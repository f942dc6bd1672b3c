import {
  Button,
  Dialog,
  Drawer,
  DropdownMenu,
  Field,
  Popover,
  TextField,
  Toaster,
  toast,
} from '@vitrine/ui';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Backdrop } from '../lib/Backdrop.tsx';
import { settled } from '../lib/settled.ts';

const DialogPanel = ({ title, children, ...rest }: ComponentProps<typeof Dialog.Content>) => (
  <Dialog.Content {...rest}>
    <Dialog.Header>
      <Dialog.Title>{title}</Dialog.Title>
    </Dialog.Header>
    <Dialog.Body>{children}</Dialog.Body>
  </Dialog.Content>
);

const Cart = ({ children }: { children: ReactNode }) => (
  <Drawer.Root defaultOpen>
    <Drawer.Content>
      <Drawer.Header>
        <Drawer.Title>Cart</Drawer.Title>
      </Drawer.Header>
      <Drawer.Body>{children}</Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
);

const List = ({ onForget }: { onForget?: () => void }) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger asChild>
      <Button>List</Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content>
      <DropdownMenu.Item>Copy the link</DropdownMenu.Item>
      <DropdownMenu.Item tone="danger" onSelect={onForget}>
        Forget this list
      </DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

const Units = () => (
  <Popover.Root>
    <Popover.Trigger asChild>
      <Button>Units</Button>
    </Popover.Trigger>
    <Popover.Content label="Units">Prices per 100 g and per 100 ml.</Popover.Content>
  </Popover.Root>
);

/** Layers upon the page and upon each other. */
const Page = () => (
  <Backdrop>
    <Dialog.Root defaultOpen>
      <DialogPanel title="Arrange the list">
        <div style={{ display: 'flex', gap: 8 }}>
          <List />
          <Units />
        </div>
      </DialogPanel>
    </Dialog.Root>
  </Backdrop>
);

const meta = preview.meta({
  title: 'Primitives/Layers',
  component: Page,
  globals: { viewport: { value: 'large', isRotated: false } },
});

/** Whether a press on the center of the element reaches it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

export const BlocksPageBehindDialog = meta.story({
  play: async ({ canvas }) => {
    await settled(await screen.findByRole('dialog'));
    const title = canvas.getByText('For the table');
    const initialBounds = title.getBoundingClientRect();
    await expect(canvas.queryByRole('heading', { name: 'For the table' })).toBeNull();
    await expect(fireEvent.wheel(title, { deltaY: 120 })).toBe(false);
    await expect(title.getBoundingClientRect()).toEqual(initialBounds);
  },
});

export const ClosesMenuBeforeDialog = meta.story({
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'List' });
    await userEvent.click(button);
    await settled(await screen.findByRole('menu'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const item = await screen.findByRole('menuitem', { name: 'Forget this list' });
    await waitFor(() => expect(isOnTop(item)).toBe(true));
  },
});

export const ClosesPopoverBeforeDialog = meta.story({
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Units' });
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: 'Units' });
    await settled(popover);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    const list = () => screen.getByRole('dialog', { name: 'Arrange the list' });
    await waitFor(() => expect(list()).toBeVisible());
    await userEvent.click(button);
    const again = await screen.findByRole('dialog', { name: 'Units' });
    await waitFor(() => expect(isOnTop(again)).toBe(true));
  },
});

export const RestoresFocusToDrawer = meta.story({
  render: () => (
    <Backdrop>
      <Cart>
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button>Redeem a code</Button>
          </Dialog.Trigger>
          <DialogPanel title="Redeem a code">
            <Field label="Code">
              <TextField />
            </Field>
          </DialogPanel>
        </Dialog.Root>
      </Cart>
    </Backdrop>
  ),
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Redeem a code' });
    await userEvent.click(button);
    await settled(await screen.findByRole('dialog', { name: 'Redeem a code' }));
    await expect(isOnTop(button)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible());
    await userEvent.click(button);
    await settled(await screen.findByRole('dialog', { name: 'Redeem a code' }));
  },
});

const Forget = () => {
  const [open, setOpen] = useState(false);
  return (
    <Backdrop>
      <List onForget={() => setOpen(true)} />
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <DialogPanel title="Forget the list?">
          <Dialog.Close asChild>
            <Button emphasis="primary">Keep it</Button>
          </Dialog.Close>
        </DialogPanel>
      </Dialog.Root>
    </Backdrop>
  );
};

export const RestoresFocusToMenuButton = meta.story({
  render: () => <Forget />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'List' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await settled(menu);
    await userEvent.keyboard('{End}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Forget the list?' });
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await settled(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  },
});

const Opened = () => {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Backdrop>
      <Button onClick={() => setOpen(true)}>Redeem a code</Button>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <DialogPanel title="Redeem a code" initialFocus={field}>
          <Field label="Code">
            <TextField ref={field} />
          </Field>
        </DialogPanel>
      </Dialog.Root>
    </Backdrop>
  );
};

export const RestoresFocusWithoutTrigger = meta.story({
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Redeem a code' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus());
    await settled(screen.getByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

const undo = fn();

export const KeepsDrawerOpenOnToastClick = meta.story({
  beforeEach: () => {
    undo.mockClear();
  },
  render: () => (
    <>
      <Cart>
        <Button
          onClick={() => toast('Ring vase removed', { action: { label: 'Undo', onPress: undo } })}
        >
          Remove
        </Button>
      </Cart>
      <Toaster />
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Ring vase removed')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible());
  },
});
