import { expectNoOverflow } from '@vitrine/storybook';
import { AppLink, Link, Stack, Text, UiProvider } from '@vitrine/ui';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Gallery } from '../lib/Gallery.tsx';

const meta = preview.meta({
  title: 'Primitives/Link',
  component: Link,
  parameters: { layout: 'padded' },
  args: { href: '#care', children: 'Care' },
});

const states = {
  Rest: undefined,
  Hover: 'pseudo-hover',
  Focus: 'pseudo-focus-visible',
  Active: 'pseudo-active',
};

const rows = [
  { name: 'prose', variant: 'prose' },
  { name: 'standalone', variant: 'standalone' },
  { name: 'external', variant: 'standalone', external: true },
] as const;

const EveryState = () => (
  <Stack gap="32">
    <Gallery
      columns={Object.keys(states)}
      rows={rows.map(({ name, ...look }) => ({
        name,
        cells: Object.entries(states).map(([state, className]) => (
          <Link key={state} {...look} href={`#${name}`} className={className}>
            See how it is made
          </Link>
        )),
      }))}
    />
    <Text as="p" variant="bodyL">
      Poured by hand in one piece in <Link href="#aalborg">Aalborg</Link>. Trim the wick to half a
      centimetre, and read{' '}
      <Link href="https://candles.example/care" external>
        what the makers say about soot
      </Link>{' '}
      before the first evening.
    </Text>
  </Stack>
);

export const States = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast') },
  render: EveryState,
});

export const RightToLeft = meta.story({
  render: () => (
    <Stack gap="16" align="start">
      <Text as="p" variant="bodyL">
        فتیله را به نیم سانتی‌متر کوتاه کنید و پیش از نخستین شب{' '}
        <Link href="https://candles.example/care" external>
          سخن سازندگان دربارهٔ دوده
        </Link>{' '}
        را بخوانید.
      </Text>
      <Link href="#made" variant="standalone">
        ببینید چگونه ساخته می‌شود
      </Link>
    </Stack>
  ),
  globals: { locale: 'fa-IR' },
});

export const AnnouncesNewTab = meta.story({
  args: { href: 'https://candles.example/care', external: true, children: 'Care of candles' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Care of candles (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});

export const HasMinimumTargetSize = meta.story({
  render: (args) => (
    <Text variant="caption">
      <Link {...args} variant="standalone" />
    </Text>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(24);
  },
});

export const RendersRouterLink = meta.story({
  render: () => (
    <Link asChild external>
      <a href="/journal" data-router="">
        Journal
      </a>
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Journal (opens in a new tab)' });
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', '/journal');
  },
});

export const WrapsLongText = meta.story({
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Link href="#care" variant="standalone" external>
        Alles über die Pflege von Kerzen aus Soja und Bienenwachs
      </Link>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
});

const navigate = fn();

/** A link component of a router: it navigates without loading the page. */
const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to?: string }) => (
  <a
    {...rest}
    href={to}
    onClick={(event) => {
      event.preventDefault();
      navigate(to);
    }}
  />
);

export const UsesRouterOfApp = meta.story({
  render: () => (
    <UiProvider locale="en-GB" link={RouterLink} linkProp="to">
      <Stack gap="16" align="start">
        <Link href="/care" variant="standalone">
          Care
        </Link>
        <AppLink href="/cart">Cart</AppLink>
      </Stack>
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Care' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Cart' }));
    await expect(navigate.mock.calls).toEqual([['/care'], ['/cart']]);
  },
});
