import { SiteFooter } from '@vitrine/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const sections = { Objects: ['For the table', 'Light'], Account: ['Saved', 'Cart'] };

const Example = () => (
  <SiteFooter.Root>
    <SiteFooter.Columns>
      <SiteFooter.Lead>
        <SiteFooter.Name>Fenn House</SiteFooter.Name>
        <p>Vessels, light and small furniture, made in short runs by eleven workshops.</p>
      </SiteFooter.Lead>
      {Object.entries(sections).map(([title, links]) => (
        <SiteFooter.Section key={title} title={title}>
          {links.map((link) => (
            <SiteFooter.Link key={link} href={`#${link}`}>
              {link}
            </SiteFooter.Link>
          ))}
        </SiteFooter.Section>
      ))}
    </SiteFooter.Columns>
    <SiteFooter.Base>
      <span>© 2026 Fenn House</span>
      <span>All prices include VAT</span>
    </SiteFooter.Base>
  </SiteFooter.Root>
);

const meta = preview.meta({ title: 'Primitives/SiteFooter', component: Example });

export const NamesLinkGroups = meta.story({
  globals: { viewport: { value: 'large', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    const names = canvas.getAllByRole('navigation').map((nav) => nav.ariaLabelledByElements?.[0]);
    await expect(names.map((name) => name?.textContent)).toEqual(['Objects', 'Account']);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
});

export const NarrowHighContrastRightToLeft = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, theme: 'contrast', locale: 'fa' },
});
