import {
  Button,
  Checkbox,
  CheckboxGroup,
  Drawer,
  Field,
  formatMoney,
  Inline,
  Separator,
  Stack,
  Text,
} from '@vitrine/ui';
import { Fragment, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Backdrop } from '../lib/Backdrop.tsx';
import { settled } from '../lib/settled.ts';

const small = { viewport: { value: 'small', isRotated: false } };
const large = { viewport: { value: 'large', isRotated: false } };

const objects = [
  ['Ridge pillar candle', 'Chalk, 15 cm', 32],
  ['Dipped cup', 'Sand', 28],
  ['Cedar hand wash', '500 ml', 28],
] as const;

const sum = objects.reduce((all, [, , price]) => all + price, 0);

const writeEuros = (amount: number) =>
  formatMoney({ amount: String(amount), currency: 'EUR' }, 'en-US');

const Line = ({ start, end, strong }: { start: ReactNode; end: ReactNode; strong?: boolean }) => (
  <Inline justify="between" align="baseline" wrap={false}>
    <Text variant={strong ? 'total' : 'body'}>{start}</Text>
    <Text variant={strong ? 'total' : 'body'}>{end}</Text>
  </Inline>
);

const Cart = ({ lines = 1, defaultOpen = true }: { lines?: number; defaultOpen?: boolean }) => (
  <Backdrop>
    <Drawer.Root defaultOpen={defaultOpen}>
      <Drawer.Trigger asChild>
        <Button>View cart</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Cart</Drawer.Title>
          {lines * objects.length} objects
        </Drawer.Header>
        <Drawer.Body>
          <Stack gap="20">
            {Array.from({ length: lines }, () => objects)
              .flat()
              .map(([name, material, price], index) => (
                <Fragment key={`${index} ${name}`}>
                  {index > 0 && <Separator />}
                  <Inline justify="between" align="start" wrap={false}>
                    <Stack gap="2">
                      <Text variant="bodyStrong">{name}</Text>
                      <Text variant="caption" tone="muted">
                        {material}
                      </Text>
                    </Stack>
                    <Stack gap="2" align="end">
                      <Text variant="bodyStrong">{writeEuros(price)}</Text>
                      <Button emphasis="text" aria-label={`Remove ${name}`}>
                        Remove
                      </Button>
                    </Stack>
                  </Inline>
                </Fragment>
              ))}
          </Stack>
        </Drawer.Body>
        <Drawer.Footer>
          <Stack gap="12">
            <Line start="Subtotal" end={writeEuros(sum * lines)} />
            <Separator />
            <Line start="Total" end={writeEuros(sum * lines)} strong />
            <Button emphasis="primary" size="large" width="full">
              Check out
            </Button>
          </Stack>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  </Backdrop>
);

const meta = preview.meta({ title: 'Primitives/Drawer', component: Cart, globals: large });

export const FillsEndEdge = meta.story({
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Cart' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(innerWidth));
    await expect(drawer.getBoundingClientRect().width).toBe(480);
    await expect(drawer.getBoundingClientRect().height).toBe(innerHeight);
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('large dark', 'large contrast', 'small dark') },
  globals: large,
});

export const Small = meta.story({
  globals: small,
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Cart' });
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(innerWidth));
    await expect(drawer.getBoundingClientRect().height).toBe(innerHeight);
  },
});

export const ScrollsOnlyBody = meta.story({
  args: { lines: 6 },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const last = screen.getAllByRole('button', { name: 'Remove Cedar hand wash' }).at(-1);
    last?.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check out' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart' })).toBeVisible());
    await expect(drawer.scrollTop).toBe(0);
  },
});

export const RestoresFocusOnClose = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'View cart' });
    await userEvent.click(trigger);
    await settled(await screen.findByRole('dialog'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await settled(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const AnimatesOpenAndClose = meta.story({
  args: { defaultOpen: false },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--vt-motion-travel', '1');
    style.setProperty('--vt-motion-duration-slow', '90s');
    return () => document.documentElement.removeAttribute('style');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View cart' }));
    const drawer = await screen.findByRole('dialog');
    const [enter] = drawer.getAnimations();
    await expect(enter?.effect?.getTiming().duration).toBe(90_000);
    await expect(getComputedStyle(drawer).opacity).toBe('1');
    await expect(drawer.getBoundingClientRect().left).toBeGreaterThan(innerWidth - 240);
    enter?.finish();
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(innerWidth));
    await settled(drawer);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).toHaveAttribute('data-state', 'closed'));
    const leaving = document.getAnimations();
    await expect(leaving.map(({ effect }) => effect?.getTiming().duration)).toEqual([
      60_000, 60_000,
    ]);
    for (const animation of leaving) animation.finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const StartSide = meta.story({
  render: () => (
    <Backdrop>
      <Drawer.Root defaultOpen>
        <Drawer.Content side="start">
          <Drawer.Header>
            <Drawer.Title>Filter</Drawer.Title>
          </Drawer.Header>
          <Drawer.Body>
            <Field label="Colour" group>
              <CheckboxGroup>
                <Checkbox defaultChecked>Chalk</Checkbox>
                <Checkbox>Clay</Checkbox>
                <Checkbox>Moss</Checkbox>
              </CheckboxGroup>
            </Field>
          </Drawer.Body>
          <Drawer.Footer>
            <Drawer.Close asChild>
              <Button emphasis="primary" size="large" width="full">
                Show 24 objects
              </Button>
            </Drawer.Close>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer.Root>
    </Backdrop>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
});

const Persian = () => (
  <Backdrop language="fa">
    <Drawer.Root defaultOpen>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>سبد خرید</Drawer.Title>۲ کالا
        </Drawer.Header>
        <Drawer.Body>
          <Stack gap="20">
            <Line start="شمع ستونی" end="۶۴٫۰۰ €" />
            <Separator />
            <Line start="فنجان دورنگ" end="۱۱۲٫۰۰ €" />
          </Stack>
        </Drawer.Body>
        <Drawer.Footer>
          <Button emphasis="primary" size="large" width="full">
            پرداخت
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  </Backdrop>
);

export const RightToLeft = meta.story({
  render: Persian,
  globals: { ...large, locale: 'fa-IR' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'سبد خرید' });
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
});

export const SmallRightToLeft = meta.story({
  render: Persian,
  globals: { ...small, locale: 'fa-IR' },
});
