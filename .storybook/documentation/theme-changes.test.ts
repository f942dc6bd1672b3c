import { contrastFailures, contrastRatio } from '@vitrine/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getColors,
  noChanges,
  readParameter,
  readTheme,
  ThemeImportError,
  toCss,
  toDesignTokens,
  toParameter,
  toProperties,
  withAccent,
} from './theme-changes.ts';

const changes = {
  ...noChanges,
  colors: { action: '#3150b8', onAction: '#ffffff' },
  radii: { control: 8 },
  fonts: { display: 'Georgia, serif' },
};

describe('a changed theme', () => {
  it('is a style sheet with the changed variables only, whose colors leave other themes alone', () => {
    expect(toCss(changes)).toBe(`:root {
  --vt-radius-control: 8px;
  --vt-font-display: Georgia, serif;
}

@media (forced-colors: none) and (prefers-color-scheme: light) and (not (prefers-contrast: more)) {
  :root:not([data-vt-theme]),
  [data-vt-theme='system'] {
    --vt-color-action: #3150b8;
    --vt-color-on-action: #ffffff;
  }
}

@media (forced-colors: none) {
  [data-vt-theme='light'] {
    --vt-color-action: #3150b8;
    --vt-color-on-action: #ffffff;
  }
}
`);
  });

  it('has no empty rule', () => {
    expect(toCss(noChanges)).toBe('');
    expect(toCss({ ...noChanges, radii: { control: 8 } })).toBe(
      ':root {\n  --vt-radius-control: 8px;\n}\n',
    );
  });

  it('comes back from its style sheet, also of another theme', () => {
    expect(readTheme(toCss(changes))).toEqual(changes);
    const dark = { ...changes, theme: 'dark' as const };
    expect(readTheme(toCss(dark))).toEqual(dark);
  });

  it('comes back from its design tokens', () => {
    expect(readTheme(toDesignTokens(changes))).toEqual(changes);
  });

  it('comes back from its URL', () => {
    expect(readParameter(toParameter({ ...changes, density: 'compact' }))).toEqual({
      ...changes,
      density: 'compact',
    });
  });

  it('is not changed by a damaged or hostile URL', () => {
    expect(readParameter('{')).toEqual(noChanges);
    const hostile = { ...changes, colors: { action: 'url(https://evil.example)' } };
    expect(readParameter(JSON.stringify(hostile))).toEqual(noChanges);
    const theme = { ...changes, theme: 'toString' };
    expect(readParameter(JSON.stringify(theme))).toEqual(changes);
    const font = { ...changes, fonts: { sans: 'a; background: url(https://evil.example)' } };
    expect(readParameter(JSON.stringify(font)).fonts).toEqual({});
  });
});

describe('an imported text', () => {
  it.each([
    ['hello', 'This is neither CSS with --vt- variables nor JSON.'],
    ['{}', 'There is no token of Vitrine in this text.'],
    [
      ':root { --vt-color-action: red }',
      '--vt-color-action is “red”. Write a color with six digits',
    ],
    [':root { --vt-radius-control: 1em }', '--vt-radius-control is “1em”. Write a length in px'],
    [':root { --vt-colour: #ffffff }', 'The editor does not change --vt-colour. Remove this line.'],
    ['{"color":{"brand":{"$value":"#ffffff"}}}', 'There is no color “brand”.'],
  ])('%s is rejected with the reason', (text, message) => {
    expect(() => readTheme(text)).toThrow(ThemeImportError);
    expect(() => readTheme(text)).toThrow(message);
  });
});

describe('an accent', () => {
  it.each(['light', 'dark', 'contrast'] as const)('keeps the %s theme readable', (theme) => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((one) => `#${one.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (accent) => {
        const changed = withAccent({ ...noChanges, theme }, accent);
        expect(contrastFailures(getColors(changed))).toEqual([]);
      }),
    );
  });

  it('stays as it is where it can be read', () => {
    expect(withAccent(noChanges, '#3150b8').colors.action).toBe('#3150b8');
    expect(contrastRatio('#3150b8', '#ffffff')).toBeGreaterThan(4.5);
    expect(Object.keys(toProperties(withAccent(noChanges, '#3150b8')))).toContain(
      '--vt-color-link',
    );
  });
});
