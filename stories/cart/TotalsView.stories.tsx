import type { Money } from '@vitrine/client/cart';
import { CheckoutView, CouponForm, RemovedLine, type TotalsValue, TotalsView } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { ForcedState } from '../lib/ForcedState.tsx';
import { fitsWindow } from '../lib/layout.ts';

const small = { viewport: { value: 'small', isRotated: false } };

const euros = (amount: string): Money => ({ amount, formattedAmount: `€${amount}` });

const totals: TotalsValue = {
  rows: [
    { kind: 'subtotal', amount: euros('204.00') },
    { kind: 'delivery', amount: undefined },
  ],
  total: euros('204.00'),
  includedTax: { amount: euros('40.80'), name: 'VAT' },
};

const everyRow: TotalsValue = {
  rows: [
    { kind: 'subtotal', amount: euros('204.00') },
    {
      kind: 'discount',
      name: 'Two of a kind, in the week of the first frost',
      amount: euros('12.00'),
    },
    { kind: 'discount', name: undefined, amount: euros('5.00') },
    { kind: 'fee', name: 'Gift wrapping', amount: euros('4.50') },
    { kind: 'delivery', amount: euros('0.00') },
    { kind: 'tax', amount: euros('47.88') },
    { kind: 'gift-card', code: '•••• 4821', amount: euros('50.00') },
  ],
  total: euros('189.38'),
  includedTax: undefined,
};

const coupon = { code: 'FIRSTLIGHT', amount: euros('20.40'), onRemove: fn() };

/** The totals with that coupon. */
const discounted: TotalsValue = {
  ...totals,
  total: euros('183.60'),
  includedTax: { amount: euros('36.72'), name: 'VAT' },
};

const form = { onValueChange: fn(), onApply: fn(), onOpen: fn(), isOpen: true, value: '' };

const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 40, alignContent: 'start' }}>{children}</div>
);

const Sheet = () =>
  useDemoLanguage()(
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
        gap: 40,
      }}
    >
      <Column>
        <TotalsView value={discounted} currency="EUR" coupon={coupon} />
        <TotalsView value={discounted} currency="EUR" coupon={coupon} pending />
        <TotalsView value={undefined} currency="EUR" pending />
        <TotalsView value={undefined} currency="EUR" hasFailed onRetry={fn()} />
      </Column>
      <Column>
        <TotalsView value={everyRow} currency="EUR" />
        <TotalsView
          value={{ ...totals, total: euros('204.00'), includedTax: undefined }}
          currency="EUR"
          coupon={{
            code: 'LATESUPPER',
            reason: 'Code LATESUPPER is for orders of €250.00 or more.',
            onRemove: fn(),
          }}
        />
        <RemovedLine name="Ring vase" onUndo={fn()} onEnd={fn()} time={600_000} />
        <ForcedState state="focus-visible" on="button">
          <RemovedLine
            name="Aufbewahrungsschachtel mit Deckel aus geöltem Eichenholz"
            onUndo={fn()}
            onEnd={fn()}
            time={600_000}
          />
        </ForcedState>
      </Column>
      <Column>
        <CouponForm {...form} isOpen={false} />
        <CouponForm {...form} value="FIRSTLIGHT" />
        <CouponForm {...form} value="FIRSTLIGHT" pending />
        <CouponForm
          {...form}
          value="FIRSTLITE"
          error="We don’t recognise FIRSTLITE. Check the spelling."
        />
        <CheckoutView />
        <CheckoutView pending />
        <CheckoutView
          message={{
            tone: 'warning',
            text: '2 products need your attention before checkout.',
          }}
        />
        <CheckoutView
          message={{
            tone: 'danger',
            text: 'We couldn’t open checkout. Nothing was charged. Try again.',
          }}
        />
      </Column>
    </div>,
  );

const meta = preview.meta({
  title: 'Cart/TotalsView',
  component: TotalsView,
  parameters: { layout: 'padded' },
  args: { value: totals, currency: 'EUR' },
  render: () => <Sheet />,
});

export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Remove.*FIRSTLIGHT/ })).toHaveLength(2);
    await waitFor(() =>
      expect(canvas.getByText('Code LATESUPPER is for orders of €250.00 or more.')).toBeVisible(),
    );
    await expect(canvas.getAllByRole('button', { name: 'Try again' })[0]).toBeEnabled();
    await expect(canvas.getAllByRole('textbox').some((field) => field.ariaInvalid === 'true')).toBe(
      true,
    );
  },
});

export const Themes = meta.story({ parameters: { chromatic: inModes('dark', 'contrast') } });

export const Small = meta.story({ globals: small, play: fitsWindow });

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  parameters: {
    // A long German name, to see it wrap.
    foreignTexts: [/Aufbewahrungsschachtel mit [\p{L} ]+|Ausführung|Geölte [\p{L} ]+/gu],
  },
});

const ended = fn();

export const PausesUndoTimerOnHover = meta.story({
  render: () => <RemovedLine name="Ring vase" onUndo={fn()} onEnd={ended} time={400} />,
  play: async ({ canvas, userEvent }) => {
    ended.mockClear();
    await userEvent.hover(canvas.getByText('Ring vase removed'));
    await new Promise((wait) => setTimeout(wait, 700));
    await expect(ended).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByText('Ring vase removed'));
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  },
});

export const PausesUndoTimerOnFocus = meta.story({
  render: () => <RemovedLine name="Ring vase" onUndo={fn()} onEnd={ended} time={400} />,
  play: async ({ canvas, userEvent }) => {
    ended.mockClear();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Undo, put Ring vase back' })).toHaveFocus(),
    );
    await new Promise((wait) => setTimeout(wait, 700));
    await expect(ended).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  },
});

const TotalsThatCome = () => {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <TotalsView value={isLoaded ? totals : undefined} currency="EUR" pending={!isLoaded} />
      <button type="button" style={{ marginBlockStart: 16 }} onClick={() => setLoaded(true)}>
        Load totals
      </button>
    </>
  );
};

export const KeepsHeightWhenTotalsLoad = meta.story({
  render: () => <TotalsThatCome />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const height = () => canvasElement.querySelector('dl')?.getBoundingClientRect().height;
    const before = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Load totals' }));
    await canvas.findByText(/€40\.80/);
    await expect(height()).toBe(before);
  },
});
