import { Badge, IconButton, Tooltip } from '@vitrine/ui';
import { ArrowRight, Heart, Search, ShoppingBag, X } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { expectControlStates } from '../lib/control-states.ts';
import { Gallery } from '../lib/Gallery.tsx';

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { label: 'Keep this', icon: Heart, onClick: fn() },
});

const emphases = ['quiet', 'outline'] as const;

const EveryState = () => (
  <Gallery
    align="middle"
    columns={['Rest', 'Hover', 'Focus', 'Active', 'Disabled', 'Large']}
    rows={emphases.map((emphasis) => ({
      name: emphasis,
      cells: [
        <IconButton key="rest" label="Keep this" icon={Heart} emphasis={emphasis} />,
        <IconButton
          key="hover"
          label="Keep this"
          icon={Heart}
          emphasis={emphasis}
          className="pseudo-hover"
        />,
        <IconButton
          key="focus"
          label="Keep this"
          icon={Heart}
          emphasis={emphasis}
          className="pseudo-focus-visible"
        />,
        <IconButton
          key="active"
          label="Keep this"
          icon={Heart}
          emphasis={emphasis}
          className="pseudo-active"
        />,
        <IconButton key="disabled" label="Keep this" icon={Heart} emphasis={emphasis} disabled />,
        <IconButton key="large" label="Keep this" icon={Heart} emphasis={emphasis} size="large" />,
      ],
    }))}
  />
);

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await expectControlStates(canvas, 'button', { disabled: 2, invalid: 0 });
    await expect(canvas.getAllByRole('button', { name: 'Keep this' })).toHaveLength(12);
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const HasMinimumTargetSize = meta.story({
  args: { label: 'Close', icon: X },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
});

export const CallsOnClickOnce = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});

export const ShowsLabelAsTooltip = meta.story({
  render: () => (
    <Tooltip text="Search" repeatsName>
      <IconButton label="Search" icon={Search} />
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Search');
    await expect(button).not.toHaveAccessibleDescription();
  },
});

export const RendersChildLink = meta.story({
  render: () => (
    <IconButton asChild label="View cart" icon={ShoppingBag}>
      {/* biome-ignore lint/a11y/useAnchorContent: the button gives it its content. */}
      <a href="#cart" />
    </IconButton>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View cart' })).toBeVisible());
  },
});

export const IncludesCountInAccessibleName = meta.story({
  args: { label: 'Cart', icon: ShoppingBag, badge: <Badge kind="count">{7}</Badge> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cart 7' })).toBeVisible());
  },
});

export const RightToLeft = meta.story({
  args: { label: 'بعدی', icon: ArrowRight, mirrored: true, emphasis: 'outline' },
  globals: { locale: 'fa-IR' },
});
