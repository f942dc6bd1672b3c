import { DOMParser } from 'linkedom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  canEditDescription,
  descriptionFromHtml,
  descriptionHtml,
  descriptionText,
} from './description.ts';

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
    const semibold = { type: 'BOLD', fontWeightValue: 600 };
    expect(getHtml(text('a', semibold))).toBe('<strong>a</strong>');
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

describe('descriptionText', () => {
  it('has an empty line between blocks and a line for each item', () => {
    const nodes = [
      node('PARAGRAPH', text('One '), text('two', { type: 'BOLD' })),
      node('PARAGRAPH'),
      node(
        'BULLETED_LIST',
        node('LIST_ITEM', node('PARAGRAPH', text('Three'))),
        node('LIST_ITEM', text('Four')),
      ),
      text('Five'),
    ];
    expect(descriptionText({ nodes })).toBe('One two\n\nThree\nFour\n\nFive');
    expect(descriptionText(null)).toBe('');
  });
});

/** What `DOMParser` of a browser does with markup that has a body. */
class BodyParser {
  parseFromString = (html: string) =>
    new DOMParser().parseFromString(`<!doctype html><html>${html}</html>`, 'text/html');
}

const useParser = () => {
  vi.stubGlobal('DOMParser', BodyParser);
};

const link = (url: string, options: object = {}) => ({
  type: 'LINK',
  linkData: { link: { url, ...options } },
});

describe('descriptionFromHtml', () => {
  beforeEach(useParser);

  const getNodes = (html: string) => descriptionFromHtml(html)?.nodes;

  it('is undefined without a text', () => {
    for (const html of ['', '<p></p>', '<p> <br></p><hr>']) {
      expect(descriptionFromHtml(html)).toBeUndefined();
    }
  });

  it('returns a document of the platform', () => {
    expect(descriptionFromHtml('<p>One<br>two <b>three</b></p>')).toEqual({
      metadata: { version: 1 },
      documentStyle: {},
      nodes: [
        {
          ...{ id: 'n1', type: 'PARAGRAPH' },
          paragraphData: { textStyle: { textAlignment: 'AUTO' } },
          nodes: [
            {
              ...{ type: 'TEXT', nodes: [] },
              textData: { text: 'One\ntwo ', decorations: [] },
            },
            {
              ...{ type: 'TEXT', nodes: [] },
              textData: {
                text: 'three',
                decorations: [{ type: 'BOLD', fontWeightValue: 700 }],
              },
            },
          ],
        },
      ],
    });
  });

  it.each([
    '<h2>Programme</h2><p>One<br>two</p>',
    '<ul><li><p>Soup</p></li><li><p>Bread</p></li></ul><ol><li><p>First</p></li></ol>',
    '<blockquote><p>Come.</p></blockquote><hr><pre>a  b</pre>',
    '<h1>1</h1><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    '<p><a href="https://a.example/?a=1&amp;b=2"><u><em><strong>all</strong></em></u></a><s>no</s></p>',
    '<p>5 &lt; 6 &amp; 7</p>',
  ])('keeps %s', (html) => {
    expect(descriptionHtml(descriptionFromHtml(html))).toBe(html);
  });

  it.each([
    ['<i>a</i>b', '<p><em>a</em>b</p>'],
    ['<ul><li>Soup</li></ul>', '<ul><li><p>Soup</p></li></ul>'],
    ['one<p>two</p> three', '<p>one</p><p>two</p><p> three</p>'],
    ['<p><span>a</span><code>b</code></p>', '<p>ab</p>'],
    [
      '<table><tbody><tr><td>A</td><td><p>B</p></td></tr></tbody></table><p>C</p>',
      '<p>A</p><p>B</p><p>C</p>',
    ],
    ['<p><a>no address</a></p>', '<p>no address</p>'],
    ['<pre><code>a</code></pre>', '<pre>a</pre>'],
    ['<p>a</p><!-- b -->', '<p>a</p>'],
  ])('turns %s into what a document can have', (html, expected) => {
    expect(descriptionHtml(descriptionFromHtml(html))).toBe(expected);
  });

  it('keeps empty paragraphs between others', () => {
    const document = descriptionFromHtml('<p>a</p><p></p><p>b</p>');
    expect(descriptionHtml(document)).toBe('<p>a</p><p>b</p>');
    expect(descriptionHtml(document, { keepsEmptyParagraphs: true })).toBe(
      '<p>a</p><p></p><p>b</p>',
    );
  });

  it('keeps the options of links and of the document', () => {
    const before = {
      metadata: { version: 3 },
      documentStyle: { header1: {} },
      nodes: [node('PARAGRAPH', text('a', link('/a', { target: 'BLANK' }), link('/b')))],
    };
    const after = descriptionFromHtml('<p><a href="/a">A</a><a href="/c">C</a></p>', before);
    expect(after).toMatchObject({ metadata: { version: 3 }, documentStyle: { header1: {} } });
    expect(after?.nodes).toMatchObject([
      {
        nodes: [
          { textData: { text: 'A', decorations: [link('/a', { target: 'BLANK' })] } },
          { textData: { text: 'C', decorations: [link('/c')] } },
        ],
      },
    ]);
  });

  it('numbers the blocks', () => {
    expect(getNodes('<p>a</p><hr>')).toMatchObject([{ id: 'n1' }, { id: 'n2' }]);
  });
});

describe('canEditDescription', () => {
  beforeEach(useParser);

  const canEdit = (...nodes: object[]) => canEditDescription({ nodes });

  it('accepts what HTML keeps', () => {
    expect(canEditDescription(undefined)).toBe(true);
    expect(canEditDescription(null)).toBe(true);
    expect(
      canEdit(
        { ...node('HEADING', text('A')), id: 'x', headingData: { level: 3, indentation: 0 } },
        { ...node('PARAGRAPH'), id: 'y' },
        {
          ...node('PARAGRAPH', text('a'), text('b'), text('c', { type: 'BOLD' }, link('/a'))),
          paragraphData: { textStyle: { textAlignment: 'AUTO' }, indentation: 0 },
        },
        node('PARAGRAPH', text('d', link('/a', { target: 'BLANK', rel: { noreferrer: true } }))),
        node('ORDERED_LIST', node('LIST_ITEM', node('PARAGRAPH', text('e')))),
        { type: 'DIVIDER' },
      ),
    ).toBe(true);
  });

  it.each([
    ['a table', node('TABLE', node('TABLE_ROW', node('TABLE_CELL', node('PARAGRAPH', text('a')))))],
    ['an image', { type: 'IMAGE', imageData: { altText: 'A pot' } }],
    ['a color', node('PARAGRAPH', text('a', { type: 'COLOR', colorData: { foreground: '#f00' } }))],
    [
      'an alignment',
      {
        ...node('PARAGRAPH', text('a')),
        paragraphData: { textStyle: { textAlignment: 'CENTER' } },
      },
    ],
    ['an indentation', { ...node('PARAGRAPH', text('a')), paragraphData: { indentation: 1 } }],
    ['another weight', node('PARAGRAPH', text('a', { type: 'BOLD', fontWeightValue: 600 }))],
    ['a link that does not open', node('PARAGRAPH', text('a', link('ftp://a.example')))],
    [
      'a link to an anchor',
      node('PARAGRAPH', text('a', { type: 'LINK', linkData: { link: { anchor: 'b' } } })),
    ],
    ['a text outside of blocks', text('a')],
  ])('rejects %s', (_, rich) => {
    expect(canEdit(rich)).toBe(false);
  });
});
