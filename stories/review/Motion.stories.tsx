import { mockPlatform } from '@vitrine/storybook';
import { Accordion, Button, Container, Dialog, Drawer, Gallery } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../cart/add-to-cart-demo.tsx';
import { getThumbnail, swipedStage } from '../catalog/gallery-actions.ts';
import { candle } from '../catalog/gallery-media.ts';
import { Backdrop } from '../lib/Backdrop.tsx';
import {
  appears,
  expectSmoothMotion,
  expectStill,
  type HeldMotion,
  holdMotion,
  recordFrames,
} from '../lib/hold-motion.ts';
import { allRead } from '../lib/wait-for-queries.ts';

/** The longest change with reduced motion, which is one of opacity only. */
const REDUCED_MS = 80;

/** The longest motion of a layer. */
const LONGEST_MS = 320;

interface MotionParameters {
  motion?: 'full' | 'reduced';
}

/** Expects that a motion is smooth and short, and with reduced motion that nothing moves. */
async function expectGoodMotion(
  motion: HeldMotion,
  { motion: kind }: MotionParameters,
  element: Element,
  still: readonly Element[],
): Promise<void> {
  if (kind === 'reduced') {
    await expect(motion.duration).toBeLessThanOrEqual(REDUCED_MS);
    return expectStill(motion, [element, ...still]);
  }
  await expect(motion.duration).toBeGreaterThan(REDUCED_MS);
  await expect(motion.duration).toBeLessThanOrEqual(LONGEST_MS);
  await expectSmoothMotion(motion, element, still);
}

const Stage = ({ children }: { children: ReactNode }) => <>{children}</>;

const meta = preview.meta({
  title: 'Review/Motion',
  component: Stage,
  parameters: { screenshot: 'filmstrip', motion: 'full' },
  globals: { viewport: { value: 'large', isRotated: false } },
});

const openDrawer = (
  <Backdrop>
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button>View cart</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Cart</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <Drawer.Description>Ridge pillar candle, chalk, 15 cm</Drawer.Description>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  </Backdrop>
);

const openDialog = (
  <Backdrop>
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Empty the cart</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Empty the cart?</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>All three items will be removed.</Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          <Button emphasis="primary">Empty the cart</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  </Backdrop>
);

const accordion = (
  <Container asChild>
    <main style={{ paddingBlock: 40 }}>
      <Accordion.Root defaultValue={['Details']}>
        <Accordion.Item value="Details">
          <Accordion.Title>Details</Accordion.Title>
          <Accordion.Content>
            <p>Soy and beeswax, unscented. Burns for about 60 hours.</p>
          </Accordion.Content>
        </Accordion.Item>
        <Accordion.Item value="Care">
          <Accordion.Title>Care</Accordion.Title>
          <Accordion.Content>
            <p>Trim the wick before lighting it, and keep the candle out of draughts.</p>
            <p>The wax is warm for an hour after the flame has gone out.</p>
          </Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>
    </main>
  </Container>
);

interface Play {
  canvas: {
    getByRole: (role: 'button' | 'heading' | 'group' | 'region', by?: object) => HTMLElement;
  };
  userEvent: { click: (element: Element) => Promise<void> };
  parameters: MotionParameters;
}

/** Opens a layer, and expects that it moves in one direction over a page that does not move. */
async function playLayer({ canvas, userEvent, parameters }: Play, opener: string): Promise<void> {
  const still = [canvas.getByRole('heading', { name: 'For the table' })];
  const findLayer = () => screen.queryByRole('dialog');
  const motion = await holdMotion(async () => {
    await userEvent.click(canvas.getByRole('button', { name: opener }));
    await appears(findLayer);
  });
  await expectGoodMotion(motion, parameters, findLayer() as HTMLElement, still);
}

const reduced = { parameters: { motion: 'reduced' as const } };

export const OpensDrawer = meta.story({
  args: { children: openDrawer },
  play: (context) => playLayer(context, 'View cart'),
});

export const OpensDrawerReduced = OpensDrawer.extend(reduced);

export const OpensDialog = meta.story({
  args: { children: openDialog },
  play: (context) => playLayer(context, 'Empty the cart'),
});

export const OpensDialogReduced = OpensDialog.extend(reduced);

const halved = { viewport: { value: 'halved', isRotated: false } };

export const OpensAccordion = meta.story({
  args: { children: accordion },
  globals: halved,
  play: async ({ canvas, userEvent, parameters }) => {
    const care = canvas.getByRole('button', { name: 'Care' });
    const still = [canvas.getByRole('region', { name: 'Details' }), care];
    const motion = await holdMotion(async () => {
      await userEvent.click(care);
      await appears(() => canvas.getByRole('region', { name: 'Care' }));
    });
    const content = canvas.getByRole('region', { name: 'Care' });
    await expectGoodMotion(motion, parameters, content, still);
  },
});

export const OpensAccordionReduced = OpensAccordion.extend(reduced);

export const AddsToCart = meta.story({
  args: { children: <Shop policy="drawer" /> },
  loaders: [mockPlatform()],
  play: async ({ canvas, userEvent, loaded, parameters }) => {
    const add = await canvas.findByRole('button', { name: /^Add to cart/ });
    await allRead(loaded);
    // The toasts are loaded when the page is idle.
    await screen.findByRole('region', { name: /^Notifications/ });
    const still = [canvas.getByRole('heading', { level: 1 })];
    const findCart = () => screen.queryByRole('dialog', { name: 'Cart' });
    const motion = await holdMotion(async () => {
      await userEvent.click(add);
      await appears(findCart);
      await allRead(loaded);
      // The button below the cart shows for a while that the item was added.
      await waitFor(() => expect(add).toHaveAttribute('data-state', 'idle'));
    });
    await expectGoodMotion(motion, parameters, findCart() as HTMLElement, still);
  },
});

export const AddsToCartReduced = AddsToCart.extend(reduced);

export const ShowsNextImage = meta.story({
  args: {
    children: (
      <Gallery
        media={candle.media}
        name={candle.name}
        layout="carousel"
        style={{ maxInlineSize: 671, padding: 24 }}
      />
    ),
  },
  globals: { viewport: { value: 'medium', isRotated: false } },
  play: async ({ canvas, parameters }) => {
    const stage = await swipedStage(canvas);
    const track = stage.querySelector('ul') as HTMLElement;
    const thumbnail = getThumbnail(canvas, 2);
    const motion = await holdMotion(() => recordFrames(track, () => thumbnail.click()));
    await waitFor(() => expect(thumbnail).toHaveAttribute('aria-current', 'true'));
    if (parameters.motion === 'reduced') return expectStill(motion, [track, stage, thumbnail]);
    await expectSmoothMotion(motion, track, [stage, thumbnail]);
  },
});

export const ShowsNextImageReduced = ShowsNextImage.extend(reduced);
