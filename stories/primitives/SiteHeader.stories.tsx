import { Container, IconButton, SiteHeader } from '@vitrine/ui';
import { ShoppingBag } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { startsAtRight } from '../lib/layout.ts';

const sections = ['Shop', 'Programme', 'Visit', 'Journal'];

const Links = ({ current = 'Shop' }: { current?: string }) => {
  const say = useDemoLanguage();
  return sections.map((section) => (
    <SiteHeader.Link key={section} href={`#${section}`} current={section === current}>
      {say(section)}
    </SiteHeader.Link>
  ));
};

const CartButton = () => <IconButton label={useDemoLanguage()('Cart')} icon={ShoppingBag} />;

const Example = ({ current = 'Shop' }: { current?: string }) => (
  <SiteHeader.Root>
    <SiteHeader.Brand href="#home">Fenn House</SiteHeader.Brand>
    <SiteHeader.Nav aria-label="Main">
      <Links current={current} />
    </SiteHeader.Nav>
    <SiteHeader.Actions>
      <CartButton />
    </SiteHeader.Actions>
  </SiteHeader.Root>
);

const meta = preview.meta({ title: 'Primitives/SiteHeader', component: Example });

export const MarksCurrentSection = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Visit' })).not.toHaveAttribute('aria-current');
  },
});

export const FocusedLink = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Visit' });
    link.focus();
    await waitFor(() => expect(link).toHaveFocus());
    await expect(getComputedStyle(link).borderRadius).not.toBe('0px');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { current: 'Programme' } });

export const HighContrast = meta.story({ globals: { theme: 'contrast' } });

export const Small = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Shop' })).toBeNull();
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  play: startsAtRight('a, button'),
});

export const AlignsWithContainer = meta.story({
  render: () => (
    <>
      <Example />
      <Container asChild>
        <main>For the table</main>
      </Container>
    </>
  ),
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('link', { name: 'Fenn House' }).getBoundingClientRect();
    const main = canvas.getByRole('main');
    const gutter = Number.parseFloat(getComputedStyle(main).paddingInlineStart);
    await expect(main.getBoundingClientRect().left + gutter).toBe(brand.left);
  },
});
