import { expectNoOverflow } from '@vitrine/storybook';
import { Accordion } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';

const english = {
  Details: 'Soy and beeswax, unscented. Burns for about 60 hours.',
  Care: 'Trim the wick to half a centimetre before it is lit, and keep it out of draughts.',
  'Delivery and returns': 'Leaves the workshop tomorrow, and may come back within thirty days.',
};

interface ExampleProps {
  contents?: Record<string, string>;
  defaultValue?: string[];
  single?: boolean;
  disabled?: string;
  pseudo?: string;
  onValueChange?: (open: string[]) => void;
}

const Example = ({
  contents = english,
  defaultValue = ['Details'],
  disabled,
  pseudo,
  ...rest
}: ExampleProps) => (
  <div style={{ maxInlineSize: 440 }}>
    <Accordion.Root {...rest} defaultValue={defaultValue}>
      {Object.entries(contents).map(([title, text]) => (
        <Accordion.Item key={title} value={title} disabled={title === disabled}>
          <Accordion.Title className={pseudo}>{title}</Accordion.Title>
          <Accordion.Content>
            <p id={title.replaceAll(' ', '-')}>{text}</p>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  </div>
);

const meta = preview.meta({
  title: 'Primitives/Accordion',
  component: Example,
  parameters: { layout: 'padded' },
  args: { onValueChange: fn() },
});

export const TogglesContent = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const care = canvas.getByRole('button', { name: 'Care' });
    await expect(care).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(english.Care)).not.toBeVisible();
    await userEvent.click(care);
    await expect(care).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Care' })).toBeVisible());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Details', 'Care']);
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Care']);
    care.blur();
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Details' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Care' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

export const Hover = meta.story({ args: { pseudo: 'pseudo-hover' } });

export const Focus = meta.story({ args: { pseudo: 'pseudo-focus-visible' } });

export const Disabled = meta.story({
  args: { disabled: 'Care' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Care' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Details' })).toBeEnabled();
  },
});

export const Themes = meta.story({ parameters: { chromatic: inModes('dark', 'contrast') } });

export const SmallRightToLeft = meta.story({
  args: {
    contents: {
      جزئیات: 'موم سویا و زنبور، بی‌بو. نزدیک ۶۰ ساعت می‌سوزد.',
      نگهداری: 'فتیله را پیش از روشن کردن کوتاه کن.',
    },
    defaultValue: ['جزئیات'],
  },
  globals: { locale: 'fa-IR', viewport: { value: 'small', isRotated: false } },
  play: fitsWindow,
});

export const WrapsLongTitles = meta.story({
  args: {
    contents: {
      'Aufbewahrungsschachteln, ihre Pflege und was bei Feuchtigkeit zu tun ist': 'Nichts.',
      Versand: 'Morgen.',
    },
    defaultValue: [],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
});

export const ClosesOtherItemInSingleMode = meta.story({
  args: { single: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Care' }));
    await expect(canvas.getByRole('button', { name: 'Details' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await waitFor(() => expect(canvas.getByText(english.Details)).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Care' }));
    await waitFor(() => expect(canvas.getByText(english.Care)).not.toBeVisible());
  },
});

export const MovesFocusWithArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Care' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delivery and returns' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Delivery and returns' })).toBeVisible(),
    );
  },
});

export const OpensWhenLinkTargetsContent = meta.story({
  play: async ({ canvas }) => {
    location.hash = '#Care';
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Care' })).toHaveAttribute('aria-expanded', 'true'),
    );
    await waitFor(() => expect(canvas.getByText(english.Care)).toBeVisible());
    history.replaceState(null, '', location.pathname + location.search);
  },
});
