import { describe, expect, it } from 'vitest';
import { descriptionHtml } from './description.ts';

const text = (label: string, ...decorations: object[]) => ({
  type: 'TEXT',
  textData: { text: label, decorations },
});
const node = (type: string, ...nodes: object[]) => ({ type, nodes });
const getHtml = (...nodes: object[]) => descriptionHtml({ nodes });

describe('descriptionHtml', () => {
  it('returns HTML for paragraphs, headings, lists and quotes', () => {
    expect(
      getHtml(
        { ...node('HEADING', text('Programme')), headingData: { level: 2 } },
        node('PARAGRAPH', text('One\ntwo')),
        node('PARAGRAPH'),
        node('BULLETED_LIST', node('LIST_ITEM', node('PARAGRAPH', text('Soup')))),
        node('BLOCKQUOTE', node('PARAGRAPH', text('Come.'))),
        node('DIVIDER'),
      ),
    ).toBe(
      '<h2>Programme</h2><p>One<br>two</p><ul><li><p>Soup</p></li></ul><blockquote><p>Come.</p></blockquote><hr>',
    );
  });

  it('preserves emphasis and links', () => {
    const link = { type: 'LINK', linkData: { link: { url: 'https://a.example/?a=1&b="' } } };
    const html = getHtml(
      node('PARAGRAPH', text('a', { type: 'BOLD' }), text('b', { type: 'ITALIC' }, link)),
    );
    expect(html).toBe(
      '<p><strong>a</strong><a href="https://a.example/?a=1&amp;b=&quot;"><em>b</em></a></p>',
    );
    for (const url of ['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)', 7]) {
      const bad = { type: 'LINK', linkData: { link: { url } } };
      expect(getHtml(text('c', bad))).toBe('c');
    }
    const light = { type: 'BOLD', fontWeightValue: 400 };
    expect(getHtml(text('a', light, { type: 'COLOR' }))).toBe('a');
  });

  it('escapes markup in texts', () => {
    expect(getHtml(node('PARAGRAPH', text('<img src=x onerror=alert(1)>')))).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });

  it('preserves the text of unknown nodes and is empty for unreadable input', () => {
    expect(getHtml(node('GALLERY', node('CAPTION', text('A pot'))))).toBe('A pot');
    for (const bad of [
      undefined,
      {},
      { nodes: 'text' },
      { nodes: [null, 4, {}, { type: 'TEXT' }] },
    ]) {
      expect(descriptionHtml(bad)).toBe('');
    }
  });

  it('terminates for a self-referencing document', () => {
    const endless: { type: string; nodes: object[] } = node('BLOCKQUOTE', text('a'));
    endless.nodes.push(endless);
    expect(getHtml(endless).length).toBeLessThan(5000);
  });
});
