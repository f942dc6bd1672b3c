import { colors, themeAttributes, vars } from '@vitrine/theme';
import { Button } from '@vitrine/ui';
import type { CSSProperties, ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import * as css from './Theming.css.ts';

const meta = preview.meta({ title: 'Foundations/Theming' });

type PartProps = Parameters<typeof themeAttributes>[0] & {
  name: string;
  dir?: 'ltr' | 'rtl';
  style?: CSSProperties;
  children?: ReactNode;
};

function Part({ name, theme, density, dir, style, children }: PartProps) {
  return (
    <section
      {...themeAttributes({ theme, density })}
      dir={dir}
      style={style}
      className={css.part}
      data-testid={name}
    >
      <h2 className={css.pageTitle}>Autumn objects</h2>
      <h3 className={css.heading}>Ridge pillar candle</h3>
      <p className={css.bodyText}>Soy and beeswax, unscented. Burns for about 60 hours.</p>
      <p className={css.muted}>Poured in Aalborg</p>
      <div>
        <Button emphasis="primary">Add to cart</Button>
      </div>
      {children}
    </section>
  );
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const titleIn = (part: HTMLElement) => getComputedStyle(part.querySelector('h2') ?? part);
const headingIn = (part: HTMLElement) => getComputedStyle(part.querySelector('h3') ?? part);

export const NestsThemes = meta.story({
  render: () => (
    <Part name="page">
      <Part name="dark" theme="dark">
        <Part name="light" theme="light" />
        <Part name="contrast" theme="contrast" />
      </Part>
    </Part>
  ),
  play: async ({ canvas }) => {
    for (const theme of ['dark', 'light', 'contrast'] as const) {
      const part = getComputedStyle(canvas.getByTestId(theme));
      await expect(part.backgroundColor).toBe(rgb(colors[theme].ground));
      await expect(part.color).toBe(rgb(colors[theme].text));
      await expect(part.colorScheme).toBe(theme === 'dark' ? 'dark' : 'light');
    }
  },
});

const hostTheme: Record<string, string> = {
  '--vt-color-action': '#7a1f3d',
  '--vt-color-action-hover': '#94294b',
  '--vt-color-action-active': '#5c152d',
  '--vt-radius-control': '12px',
};

export const AppliesHostCustomProperties = meta.story({
  render: () => <Part name="host" style={hostTheme} />,
  play: async ({ canvas }) => {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(button.backgroundColor).toBe('rgb(122, 31, 61)');
    await expect(button.borderRadius).toBe('12px');
  },
});

export const LetsHostClassesWin = meta.story({
  render: () => (
    <div>
      <style>{'.host-words { color: rgb(122, 31, 61) }'}</style>
      <p className={`host-words ${css.muted}`}>Poured in Aalborg</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const styles = getComputedStyle(canvas.getByText('Poured in Aalborg'));
    await expect(styles.color).toBe('rgb(122, 31, 61)');
  },
});

export const Compact = meta.story({
  render: () => (
    <div className={css.columns}>
      <Part name="regular" density="regular" />
      <Part name="compact" density="compact">
        <Part name="inner" density="regular" />
      </Part>
    </div>
  ),
  play: async ({ canvas }) => {
    const [regular, compact, inner] = ['regular', 'compact', 'inner'].map((name) =>
      canvas.getByTestId(name),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await expect(getComputedStyle(regular).paddingTop).toBe('24px');
    await expect(getComputedStyle(compact).paddingTop).toBe('20px');
    await expect(getComputedStyle(inner).paddingTop).toBe('24px');
    await expect(getComputedStyle(compact).fontSize).toBe('14px');
    await expect(titleIn(compact)).toMatchObject({ fontSize: '24px', lineHeight: '30px' });
    await expect(titleIn(compact).fontFamily).toContain('Newsreader');
    await expect(headingIn(regular).fontFamily).toContain('Newsreader');
    await expect(headingIn(compact).fontFamily).toContain('Hanken');
    await expect(headingIn(inner).fontFamily).toContain('Newsreader');
  },
});

export const RemovesTrackingInRightToLeft = meta.story({
  render: () => (
    <div className={css.columns}>
      <Part name="ltr" dir="ltr" />
      <Part name="rtl" dir="rtl">
        <Part name="ltr-inside" dir="ltr" />
        <Part name="compact" density="compact" />
      </Part>
    </div>
  ),
  globals: { viewport: { value: 'large', isRotated: false } },
  play: async ({ canvas }) => {
    const title = (name: string) => titleIn(canvas.getByTestId(name));
    await expect(title('ltr')).toMatchObject({ fontSize: '46px', letterSpacing: '-1.012px' });
    await expect(title('ltr-inside')).toMatchObject({
      fontSize: '46px',
      letterSpacing: '-1.012px',
    });
    await expect(title('rtl')).toMatchObject({
      fontSize: '40px',
      lineHeight: '56px',
      fontWeight: '400',
      letterSpacing: 'normal',
    });
    await expect(title('compact')).toMatchObject({ fontSize: '24px', letterSpacing: 'normal' });
  },
});

export const ShrinksDisplayTextOnSmallScreens = meta.story({
  render: () => <Part name="page" />,
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(titleIn(canvas.getByTestId('page'))).toMatchObject({
      fontSize: '34px',
      lineHeight: '38px',
    });
  },
});

export const AppliesOpticalSizing = meta.story({
  render: () => (
    <div className={css.part}>
      <p className={css.optical}>Resonance</p>
      <p className={css.optical} style={{ fontVariationSettings: '"opsz" 6' }}>
        Resonance
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const [large, small] = canvas.getAllByText('Resonance').map((element) => element.offsetWidth);
    await expect(large).toBeLessThan(Number(small) - 20);
  },
});

export const ShowsFocusRing = meta.story({
  render: () => (
    <div className={css.part}>
      <a href="#prices" style={{ justifySelf: 'start' }}>
        Prices
      </a>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Prices' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(getComputedStyle(link)).toMatchObject({
      outlineStyle: 'solid',
      outlineWidth: '2px',
      outlineOffset: '2px',
      outlineColor: rgb(colors.light.focus),
    });
  },
});

export const ExposesTokensToPlainCss = meta.story({
  render: () => (
    <p style={{ padding: 'var(--vt-space-24)', color: vars.color.danger }}>
      The card was declined. Nothing was charged.
    </p>
  ),
  play: async ({ canvas }) => {
    const styles = getComputedStyle(canvas.getByText(/declined/));
    await expect(styles.padding).toBe('24px');
    await expect(styles.color).toBe(rgb(colors.light.danger));
  },
});
