import type { ThemeName } from '@vitrine/theme';
import preview from '../../.storybook/preview.tsx';
import { Sheet } from './Sheet.tsx';

const meta = preview.meta({
  title: 'Foundations/DesignTokens',
  render: (_args, { globals }) => (
    <Sheet theme={globals.theme as ThemeName} locale={String(globals.locale)} />
  ),
  globals: { viewport: { value: 'large', isRotated: false } },
});

export const Light = meta.story({});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const HighContrast = meta.story({ globals: { theme: 'contrast' } });

const small = { value: 'small', isRotated: false };

export const Small = meta.story({ globals: { viewport: small } });

export const SmallDark = meta.story({ globals: { viewport: small, theme: 'dark' } });

// Names and values of tokens are English in every language.
const foreignTexts = [/.+/gs];

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  parameters: { foreignTexts },
});

export const SmallRightToLeft = meta.story({
  globals: { viewport: small, locale: 'fa-IR' },
  parameters: { foreignTexts },
});

/** The screenshot uses forced colors: nothing relies on our colors alone. */
export const ForcedColors = meta.story({});
