import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { SanitizedMarkup } from './SanitizedMarkup.tsx';
import type { SafeMarkup, Sanitize } from './sanitize.ts';

const html = '<ul><li>Soy <b>wax</b><script>run()</script></li></ul>';

const render = (sanitize?: Sanitize) =>
  renderToString(
    <UiProvider {...(sanitize && { sanitize })}>
      <SafeHtml html={html} />
    </UiProvider>,
  );

describe('SafeHtml on a server', () => {
  it('sends only plain text', () => {
    expect(render()).toContain('Soy wax');
    expect(render()).not.toMatch(/<ul|<b>|run\(\)/);
  });

  it('sends the host’s sanitized markup', () => {
    const inputs: string[] = [];
    const sanitize: Sanitize = (text) => {
      inputs.push(text);
      return '<ul><li>Soy</li></ul>' as SafeMarkup;
    };
    expect(render(sanitize)).toContain('<ul><li>Soy</li></ul>');
    expect(inputs).toEqual([html]);
  });
});

describe('safe markup', () => {
  it('accepts no unsanitized string', () => {
    // @ts-expect-error a string is not safe.
    expect(<SanitizedMarkup markup="<b>x</b>" className="" />).toBeTruthy();
  });

  it('has one producer and one consumer', () => {
    const root = new URL('../../', import.meta.url);
    const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
      (path) => !/\.test\./.test(path),
    );
    const having = (pattern: RegExp) =>
      sources.filter((path) => pattern.test(readFileSync(new URL(path, root), 'utf8')));
    expect(having(/as SafeMarkup/)).toEqual(['primitives/safe-html/sanitize.ts']);
    expect(having(/dangerouslySetInnerHTML|innerHTML\b/)).toEqual([
      'primitives/safe-html/SanitizedMarkup.tsx',
    ]);
  });
});
