import { Tabs, Text } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';

const views = {
  Details: 'Sixteen soft ridges, poured by hand in one piece.',
  Care: 'Trim the wick to half a centimetre before it is lit.',
  'Delivery and returns': 'Leaves the workshop tomorrow, and may come back within thirty days.',
};

interface ExampleProps {
  views?: Record<string, string>;
  label?: string;
  value?: string;
  disabled?: string;
  pseudo?: string;
}

const Example = ({
  views: shown = views,
  label = 'About the candle',
  value = 'Details',
  disabled,
  pseudo,
}: ExampleProps) => (
  <Tabs.Root defaultValue={value}>
    <Tabs.List aria-label={label}>
      {Object.keys(shown).map((name) => (
        <Tabs.Tab key={name} value={name} disabled={name === disabled} className={pseudo}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {Object.entries(shown).map(([name, text]) => (
      <Tabs.Panel key={name} value={name}>
        <Text as="p">{text}</Text>
      </Tabs.Panel>
    ))}
  </Tabs.Root>
);

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Example,
  parameters: { layout: 'padded' },
});

export const MarksCurrentTab = meta.story({
  play: async ({ canvas }) => {
    const [current, other] = canvas.getAllByRole('tab');
    await expect(current).toHaveAttribute('aria-selected', 'true');
    await expect(other).toHaveAttribute('aria-selected', 'false');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Details' })).toBeVisible());
  },
});

export const Hover = meta.story({ args: { pseudo: 'pseudo-hover' } });

export const Focus = meta.story({ args: { pseudo: 'pseudo-focus-visible' } });

export const Disabled = meta.story({
  args: { disabled: 'Care' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Care' })).toBeDisabled();
    await expect(canvas.getByRole('tab', { name: 'Details' })).toBeEnabled();
  },
});

export const Themes = meta.story({ parameters: { chromatic: inModes('dark', 'contrast') } });

export const ForcedColors = meta.story();

export const SupportsKeyboardNavigation = meta.story({
  args: { disabled: 'Care' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Delivery and returns' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Leaves the workshop tomorrow');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Details' })).toHaveFocus());
  },
});

export const RightToLeft = meta.story({
  args: {
    views: { جزئیات: 'شانزده شیار نرم، یک‌تکه و دست‌ریز.', نگهداری: 'فتیله را کوتاه کن.' },
    label: 'دربارهٔ شمع',
    value: 'جزئیات',
  },
  globals: { locale: 'fa-IR' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'نگهداری' })).toHaveFocus());
  },
});

export const ScrollsToCurrentTab = meta.story({
  args: {
    views: { ...views, Workshop: 'Elmgreen, Aalborg.', Questions: 'Ask away.', Letters: 'Three.' },
    value: 'Letters',
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const current = canvas.getByRole('tab', { name: 'Letters' });
    await expect(Math.floor(current.getBoundingClientRect().right)).toBe(innerWidth - 24);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(
      canvas.getByRole('tab', { name: 'Details' }).getBoundingClientRect().left,
    ).toBeGreaterThanOrEqual(24);
  },
});
