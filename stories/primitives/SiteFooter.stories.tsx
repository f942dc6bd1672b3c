import { SiteFooter } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { fitsWindow } from '../lib/layout.ts';

const sections = { Objects: ['For the table', 'Light'], Account: ['Saved', 'Cart'] };

const Example = () => {
  const say = useDemoLanguage();
  return (
    <SiteFooter.Root>
      <SiteFooter.Columns>
        <SiteFooter.Lead>
          <SiteFooter.Name>Fenn House</SiteFooter.Name>
          <p>
            {say('Vessels, light and small furniture, made in short runs by eleven workshops.')}
          </p>
        </SiteFooter.Lead>
        {Object.entries(sections).map(([title, links]) => (
          <SiteFooter.Section key={title} title={say(title)}>
            {links.map((link) => (
              <SiteFooter.Link key={link} href={`#${link}`}>
                {say(link)}
              </SiteFooter.Link>
            ))}
          </SiteFooter.Section>
        ))}
      </SiteFooter.Columns>
      <SiteFooter.Base>
        <span>{say('© 2026 Fenn House')}</span>
        <span>{say('All prices include VAT')}</span>
      </SiteFooter.Base>
    </SiteFooter.Root>
  );
};

const meta = preview.meta({ title: 'Primitives/SiteFooter', component: Example });

export const NamesLinkGroups = meta.story({
  globals: { viewport: { value: 'large', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    for (const name of ['Objects', 'Account']) {
      await waitFor(() => expect(canvas.getByRole('navigation', { name })).toBeVisible());
    }
    await expect(canvas.queryByRole('button')).toBeNull();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
});

export const OpensLinksOnPhone = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Objects' });
    await expect(canvas.queryByRole('link', { name: 'Light' })).toBeNull();
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Light' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Cart' })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('link', { name: 'Light' })).toBeNull();
  },
});

export const NarrowHighContrastRightToLeft = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, theme: 'contrast', locale: 'fa-IR' },
  play: fitsWindow,
});
