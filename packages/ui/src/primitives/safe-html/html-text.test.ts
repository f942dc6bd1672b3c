import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getTextBlocks, hasMarkup } from './html-text.ts';

const getTexts = (html: string) => getTextBlocks(html).map(({ text }) => text);

describe('getTextBlocks', () => {
  it('returns one block per paragraph, line or list item', () => {
    expect(getTexts('<p>Poured by hand.</p><p>In one piece.</p>')).toEqual([
      'Poured by hand.',
      'In one piece.',
    ]);
    expect(getTexts('Chalk<br/>Clay<ul><li>Moss</li><li>Ink</li></ul>')).toEqual([
      'Chalk',
      'Clay',
      'Moss',
      'Ink',
    ]);
  });

  it('keeps text together across inline tags', () => {
    expect(getTexts('<p>Sixteen <b>soft</b> <a href="/x">ridges</a>.</p>')).toEqual([
      'Sixteen soft ridges.',
    ]);
  });

  it('keeps terms and their descriptions', () => {
    const html =
      '<dl><dt>Wax</dt><dd>Soy &amp; beeswax</dd><dt>Burns for</dt><dd>60 hours</dd></dl>';
    expect(getTextBlocks(html)).toEqual([
      { term: 'Wax', text: 'Soy & beeswax' },
      { term: 'Burns for', text: '60 hours' },
    ]);
  });

  it('keeps a term without a description', () => {
    expect(getTexts('<dl><dt>Wax</dt></dl>')).toEqual(['Wax']);
  });

  it('decodes entities once, so that escaped markup stays text', () => {
    expect(getTexts('<p>15 &times; 9&nbsp;cm &#8211; &#x201C;Ridge&#x201D; &unknown;</p>')).toEqual(
      ['15 × 9\u00a0cm – “Ridge” &unknown;'],
    );
    expect(getTexts('&lt;b&gt;5 &amp;lt; 6')).toEqual(['<b>5 &lt; 6']);
  });

  it('drops anything that isn’t text', () => {
    expect(
      getTexts('<style>p{}</style>Seen<script>alert("<p>no</p>")</script><!-- <p>no</p> -->'),
    ).toEqual(['Seen']);
    expect(getTexts('<img alt="a > b" src=x onerror=alert(1)>Seen<script>never closed')).toEqual([
      'Seen',
    ]);
  });

  it('returns no empty blocks', () => {
    expect(getTextBlocks(undefined)).toEqual([]);
    expect(getTextBlocks('<p> </p><br>')).toEqual([]);
  });

  it('returns any escaped text unchanged', () => {
    const toHtml = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const lines = fc.stringMatching(/^[a-z0-9<>&;"'/!-]{1,30}$/);
    fc.assert(
      fc.property(lines, (text) => {
        expect(getTexts(`<p>${toHtml(text)}</p>`)).toEqual([text]);
      }),
    );
  });
});

describe('hasMarkup', () => {
  it('returns false if paragraphs and terms are enough', () => {
    const html =
      '<p class="x">Poured <span>by</span> hand.<br></p><dl><dt>Wax</dt><dd>Soy</dd></dl>';
    expect([undefined, '', '5 < 6', html, '<script>x</script><!-- <b> -->'].some(hasMarkup)).toBe(
      false,
    );
  });

  it('returns true if a list, a link or bold text would be lost', () => {
    const texts = ['<ul><li>x</li></ul>', '<a href="/x">x</a>', '<B>x</B>', '<p>x<img src=x></p>'];
    expect(texts.filter((html) => !hasMarkup(html))).toEqual([]);
  });
});
