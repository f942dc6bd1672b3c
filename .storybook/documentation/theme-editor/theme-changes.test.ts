import { colors, contrastFailures, contrastRatio } from '@vitrine/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tokens from '../../../packages/theme/tokens.json' with { type: 'json' };
import { suggestAccent, withAccent } from './accent.ts';
import {
  getColors,
  hasChanges,
  listEditedThemes,
  noChanges,
  type ThemeChanges,
  toProperties,
} from './theme-changes.ts';
import {
  readParameter,
  readTheme,
  ThemeImportError,
  toCss,
  toDesignTokens,
  toParameter,
  toThemeTokens,
} from './theme-formats.ts';

const changes: ThemeChanges = {
  ...noChanges,
  colors: { light: { action: '#3150b8', onAction: '#ffffff' } },
  radii: { control: 8 },
  fonts: { display: 'Georgia, serif' },
};

const edited: ThemeChanges = {
  ...changes,
  density: 'compact',
  colors: { ...changes.colors, dark: { link: '#8fd3b4' }, contrast: { focus: '#0b3a28' } },
};

const toOtherParameter = (value: object) => toParameter(value as ThemeChanges);

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

  it('has all edited themes in its style sheet, and the attribute that sets the density', () => {
    const css = toCss(edited);
    expect(css).toMatch(/^\/\* [^\n]*<html data-vt-density="compact">[^\n]* \*\/\n/);
    for (const theme of ['light', 'dark', 'contrast']) {
      expect(css).toContain(`[data-vt-theme='${theme}'] {`);
    }
    expect(css).toContain('(prefers-color-scheme: dark) and (not (prefers-contrast: more))');
    expect(css.match(/--vt-color-link: #8fd3b4;/g)).toHaveLength(2);
  });

  it('has no empty rule', () => {
    expect(toCss(noChanges)).toBe('');
    expect(toCss({ ...noChanges, radii: { control: 8 } })).toBe(
      ':root {\n  --vt-radius-control: 8px;\n}\n',
    );
  });

  it('comes back from its style sheet, also with several themes and a density', () => {
    expect(readTheme(toCss(changes))).toEqual(changes);
    expect(readTheme(toCss(edited))).toEqual(edited);
    const dark: ThemeChanges = {
      ...noChanges,
      theme: 'dark',
      colors: { dark: edited.colors.dark },
    };
    expect(readTheme(toCss(dark))).toEqual(dark);
    const compact: ThemeChanges = { ...noChanges, density: 'compact' };
    expect(readTheme(toCss(compact))).toEqual(compact);
  });

  it('comes back from its design tokens, with its theme and its density', () => {
    const shown: ThemeChanges = { ...edited, theme: 'dark' };
    expect(readTheme(toDesignTokens(shown))).toEqual(shown);
    const extension = { 'com.github.vitrine-design': { theme: 'dark', density: 'compact' } };
    expect(JSON.parse(toDesignTokens(shown)).$extensions).toEqual(extension);
    expect(JSON.parse(toThemeTokens(shown)).$extensions).toEqual(extension);
  });

  it('has the sets and names of the package’s tokens', () => {
    const { sets } = JSON.parse(toDesignTokens(edited));
    for (const [name, { sources }] of Object.entries<{ sources: object[] }>(sets)) {
      const known = tokens.sets[name as keyof typeof tokens.sets].sources[0] as object;
      for (const [groupName, members] of Object.entries(sources[0] ?? {})) {
        const group = (known as Record<string, object>)[groupName] ?? {};
        expect(Object.keys(group), `${name}.${groupName}`).toEqual(
          expect.arrayContaining(Object.keys(members)),
        );
      }
    }
    expect(Object.keys(sets)).toEqual(['base', 'light', 'dark', 'contrast']);
  });

  it('replaces one theme by a plain file of it, and leaves the others as they are', () => {
    const file = toThemeTokens({
      ...noChanges,
      theme: 'dark',
      colors: { dark: { action: '#ffcc00' } },
    });
    const read = readTheme(file, { ...edited, theme: 'light' });
    expect(read.theme).toBe('dark');
    expect(read.colors).toEqual({ ...edited.colors, dark: { action: '#ffcc00' } });
    expect(read.radii).toEqual(edited.radii);
    // A file of another tool does not name its theme, so it belongs to the shown one.
    const other = '{"color":{"link":{"$value":{"colorSpace":"srgb","components":[1,0.8,0]}}}}';
    expect(readTheme(other, { ...edited, theme: 'contrast' }).colors.contrast).toEqual({
      link: '#ffcc00',
    });
  });

  it('has no changes after the tokens of the package are imported', () => {
    expect(hasChanges(readTheme(JSON.stringify(tokens)))).toBe(false);
    expect(hasChanges(edited)).toBe(true);
    expect(hasChanges({ ...noChanges, theme: 'dark' })).toBe(false);
    expect(listEditedThemes(edited)).toEqual(['light', 'dark', 'contrast']);
  });

  it('comes back from its URL, without characters that end a parameter', () => {
    const parameter = toParameter({ ...edited, fonts: { sans: 'Größe, serif' } });
    expect(parameter).toMatch(/^[\w-]+$/);
    expect(readParameter(parameter)).toEqual({ ...edited, fonts: { sans: 'Größe, serif' } });
  });

  it.each([
    ['is damaged', '{'],
    ['is cut', toParameter(edited).slice(0, -8)],
    [
      'has a foreign color',
      toOtherParameter({ ...changes, colors: { light: { action: 'url(https://evil.example)' } } }),
    ],
    ['has a foreign theme', toOtherParameter({ ...changes, theme: 'toString' })],
    [
      'has a font that ends its rule',
      toOtherParameter({ ...changes, fonts: { sans: 'a; background: url(https://evil.example)' } }),
    ],
  ])('is not read from a URL that %s', (_case, parameter) => {
    expect(() => readParameter(parameter)).toThrow();
  });
});

describe('an imported text', () => {
  it.each([
    ['hello', 'This is neither CSS with --vt- variables nor JSON.'],
    ['{}', 'There is no token of Vitrine in this text.'],
    ['null', 'There is no token of Vitrine in this text.'],
    [
      ':root { --vt-color-action: red }',
      '--vt-color-action is “red”. Write a color with six digits',
    ],
    [':root { --vt-radius-control: 1em }', '--vt-radius-control is “1em”. Write a length in px'],
    [':root { --vt-colour: #ffffff }', 'The editor does not change --vt-colour. Remove this line.'],
    ['{"color":{"brand":{"$value":"#ffffff"}}}', 'There is no color “brand”.'],
    ["[data-vt-theme='sepia'] { --vt-color-link: #ffffff }", 'There is no theme “sepia”.'],
  ])('%s is rejected with the reason', (text, message) => {
    expect(() => readTheme(text)).toThrow(ThemeImportError);
    expect(() => readTheme(text)).toThrow(message);
  });

  it('sets the theme of the condition around it', () => {
    const css = `@media (forced-colors: none) {
      /* --vt-color-link: #111111; */
      :root, [data-vt-theme='light'] { --vt-color-link: #222222 }
      @media (prefers-color-scheme: dark) { :root:not([data-vt-theme]) { --vt-color-link: #eeeeee } }
      @media (prefers-contrast: more) { :root { --vt-color-link: #000000; } }
    }`;
    expect(readTheme(css).colors).toEqual({
      light: { link: '#222222' },
      dark: { link: '#eeeeee' },
      contrast: { link: '#000000' },
    });
  });
});

describe('an accent', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((one) => `#${one.toString(16).padStart(6, '0')}`);

  it.each(['light', 'dark', 'contrast'] as const)(
    'stays as typed in the %s theme, and its suggestion is readable',
    (theme) => {
      fc.assert(
        fc.property(hex, (accent) => {
          const typed = withAccent({ ...noChanges, theme }, accent);
          expect(getColors(typed)).toMatchObject({ action: accent, link: accent, focus: accent });
          const suggestion = suggestAccent(typed);
          expect(suggestion === undefined).toBe(contrastFailures(getColors(typed)).length === 0);
          const readable = suggestion?.changes ?? typed;
          expect(contrastFailures(getColors(readable))).toEqual([]);
          expect(suggestAccent(readable)).toBeUndefined();
        }),
      );
    },
  );

  it('is darker where it is too light', () => {
    const suggestion = suggestAccent(withAccent(noChanges, '#ffd54f'));
    expect(suggestion?.colors.action).toBe('#a38d3b');
    expect(suggestion && getColors(suggestion.changes).action).toBe('#a38d3b');
  });

  it('keeps its buttons where only links are too light', () => {
    const suggestion = suggestAccent(withAccent(noChanges, '#e0501f'));
    expect(Object.keys(suggestion?.colors ?? {})).toEqual(['link']);
    expect(suggestion && getColors(suggestion.changes).action).toBe('#e0501f');
  });

  it('belongs to one theme, and its text can be read', () => {
    const changed = withAccent(noChanges, '#3150b8');
    expect(contrastRatio(getColors(changed).onAction, '#3150b8')).toBeGreaterThan(4.5);
    expect(Object.keys(toProperties(changed))).toContain('--vt-color-link');
    expect(getColors({ ...changed, theme: 'dark' })).toEqual(colors.dark);
  });
});
