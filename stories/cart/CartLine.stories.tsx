import { addToCartAtom, updateCartAtom } from '@vitrine/atoms';
import { ApplicationError } from '@vitrine/client';
import { Availability } from '@vitrine/client/cart';
import { CartLine, type CartLineProps } from '@vitrine/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { fitsWindow, startsAtRight } from '../lib/layout.ts';
import { calm, filled } from './cart-contents.ts';
import { amounts, findTotals, getLoaded, line, Shop } from './cart-demo.tsx';
import {
  candle,
  candleTotal,
  createCustomLines,
  cup,
  cupTotal,
  engraved,
  handWash,
  kinds,
  long,
} from './lines.ts';

const small = { viewport: { value: 'small', isRotated: false } };

const conflict = new ApplicationError({
  message: 'It was changed by someone else.',
  code: 'CONFLICT',
  status: 409,
});

const take1 = {
  availability: Availability.PARTIALLY_AVAILABLE,
  description: null,
  fix: { kind: 'take' as const, quantity: 1 },
};
const removedProblem = {
  availability: Availability.NOT_FOUND,
  description: null,
  fix: { kind: 'remove' as const },
};

const meta = preview.meta({
  title: 'Cart/CartLine',
  component: CartLine,
  parameters: { layout: 'padded' },
  args: {
    line: candle,
    currency: 'EUR',
    total: candleTotal,
    onQuantityChange: fn(),
    onRemove: fn(),
    onFix: fn(),
    onDismissError: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 424 }}>
      <CartLine {...args} />
    </div>
  ),
});

const states: Omit<CartLineProps, 'currency'>[] = [
  { line: candle, total: candleTotal },
  { line: handWash, pending: true },
  { line: cup, total: cupTotal, problem: take1, onFix: fn() },
  { line: { ...handWash, _id: 'gone' }, problem: removedProblem, onFix: fn() },
  {
    line: { ...candle, _id: 'rejected' },
    total: candleTotal,
    error: conflict,
    onDismissError: fn(),
  },
  {
    line: {
      ...candle,
      _id: 'limit',
      availability: { status: Availability.AVAILABLE, quantityAvailable: 2 },
    },
    total: candleTotal,
    discounts: [
      {
        name: '20% off everything in Light',
        amount: { amount: '12.80', formattedAmount: '€12.80' },
      },
    ],
  },
  { line: { ...candle, _id: 'each' }, hasNoTotal: true },
  { line: engraved },
  { line: long },
];

const EveryState = () => {
  const translate = useDemoLanguage();
  return (
    <div style={{ maxInlineSize: 424 }}>
      {states.map((state) => (
        <CartLine key={state.line._id} currency="EUR" {...translate(state)} />
      ))}
    </div>
  );
};

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Only 1 left. You have 4 in your cart.')).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Change to 1: Dipped cup' })).toBeEnabled();
    await waitFor(() => expect(canvas.getByText('Only 2 left.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('20% off everything in Light')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/For Alma, who never spills/)).toBeVisible());
    await expect(canvas.getAllByRole('alert')).not.toHaveLength(0);
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const Small = meta.story({ render: EveryState, globals: small, play: fitsWindow });

export const RightToLeft = meta.story({
  render: EveryState,
  globals: { locale: 'fa-IR' },
  parameters: {
    // A long German name, to see it wrap.
    foreignTexts: [/Aufbewahrungsschachtel mit [\p{L} ]+|Ausführung|Geölte [\p{L} ]+/gu],
  },
  play: startsAtRight('button:has(+ [role=spinbutton]), [role=spinbutton]'),
});

export const RemovesBelowOne = meta.story({
  args: { line: handWash, total: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Decrease quantity of Cedar hand wash' }),
    );
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
});

export const CapsQuantityAtStock = meta.story({
  args: {
    line: { ...candle, availability: { status: Availability.AVAILABLE, quantityAvailable: 2 } },
  },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'Increase quantity of Ridge pillar candle' });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(canvas.getByText('Only 2 left.')).toBeVisible());
    await userEvent.click(more);
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
});

export const FixesProblemOnClick = meta.story({
  args: { line: cup, total: cupTotal, problem: take1 },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() =>
      expect(canvas.getByText('Only 1 left. You have 4 in your cart.')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change to 1: Dipped cup' }));
    await expect(args.onFix).toHaveBeenCalledTimes(1);
  },
});

export const RendersNoLinkWithoutUrl = meta.story({
  args: { line: { ...candle, url: { relativePath: '//elsewhere.example' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await waitFor(() => expect(canvas.getByText('Ridge pillar candle')).toBeVisible());
  },
});

export const ShowsNamedDiscounts = meta.story({
  parameters: { requirements: ['E14'] },
  args: {
    line: candle,
    total: candleTotal,
    discounts: [
      { name: 'Two of a kind', amount: { amount: '6.00', formattedAmount: '€6.00' } },
      { name: 'For members of the house' },
    ],
  },
  play: async ({ canvas }) => {
    const named = (name: string) => canvas.getByText(name).parentElement;
    await expect(named('Two of a kind')).toHaveTextContent(/^Two of a kind\s*−€6.00$/);
    await expect(named('For members of the house')).toHaveTextContent(/^For members of the house$/);
    const before = canvas.getByText('€76.00').closest('s');
    await expect(before).toHaveTextContent('Was €76.00');
  },
});

export const ShowsOwnDiscount = meta.story({
  parameters: { requirements: ['E14'] },
  loaders: [filled(calm)],
  globals: { viewport: { value: 'large', isRotated: false } },
  render: () => <Shop />,
  play: async ({ canvas, loaded }) => {
    const { platform, storefront } = getLoaded(loaded);
    await findTotals(canvas);
    const [, vase] = platform.cart().read()?.lineItems ?? [];
    await storefront.store.set(updateCartAtom, {
      couponCode: 'CANDLENIGHT',
      merchantDiscounts: [{ amount: '8.00', lineItemIds: [vase?.id ?? ''] }],
    });
    const lines = canvas.getByRole('list', { name: 'Items in your cart' });
    const reduction = (label: string) => within(lines).findByText(label);
    const findDiscountRow = async (label: string) => (await reduction(label)).parentElement;
    await expect(await findDiscountRow('20% off everything in Light')).toHaveTextContent(
      /−€12.80$/,
    );
    await expect(await findDiscountRow('Discount')).toHaveTextContent(/^Discount\s*−€8.00$/);
    await amounts(canvas, '€139.20', 1);
  },
});

export const NamesKindsOfPlatformLines = meta.story({
  parameters: { requirements: ['E12'] },
  loaders: [filled(calm)],
  globals: { viewport: { value: 'large', isRotated: false } },
  render: () => <Shop />,
  play: async ({ canvas, loaded }) => {
    const { platform, storefront } = getLoaded(loaded);
    await findTotals(canvas);
    await storefront.store.set(addToCartAtom, {
      customLineItems: createCustomLines(platform.catalog.product('ring-vase').id),
    });
    const expectTexts = async (name: string, ...texts: (string | RegExp)[]) => {
      const one = await line(canvas, name);
      for (const text of texts) await waitFor(() => expect(one.getByText(text)).toBeVisible());
    };
    await expectTexts('Fifty for Alma', 'Gift card');
    await expectTexts('Reed pattern', 'Digital product', 'Part of Ring vase');
    await expectTexts(
      'Evening at the wheel',
      'Booking',
      '3 December 2026 at 18:30',
      '2 people',
      /^€20.00 deposit now/,
    );
    await expectTexts('Handle mended', 'Repair');
    await expect((await line(canvas, 'Ring vase')).queryByText(/^Part of/)).toBeNull();
  },
});

export const LineKinds = meta.story({
  parameters: { requirements: ['E12'] },
  render: ({ onRemove = fn() }) => (
    <div style={{ maxInlineSize: 424 }}>
      {kinds.map((line) => (
        <CartLine
          key={line._id}
          line={line}
          currency="EUR"
          onRemove={onRemove}
          onSave={line.customLineItem ? undefined : fn()}
          partOf={line._id === 'pattern' ? 'Reed lamp kit' : undefined}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText('Digital product')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('3 December 2026 at 18:30')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Repair')).toBeVisible());
    await expect(canvas.getAllByText('Gift card')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByText('Part of Reed lamp kit')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Every 2 months')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^€20.00 deposit now/)).toBeVisible());
    await userEvent.click(
      canvas.getByRole('button', { name: 'Decrease quantity of Repair of a handle' }),
    );
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});
