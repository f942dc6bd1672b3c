import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const prose = style(inLayer.primitives({ overflowWrap: 'anywhere' }));

const within = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(`${prose} :where(${selector})`, { '@layer': { [layers.primitives]: rule } });

const blocks = 'p, div, ul, ol, dl, blockquote, table, pre, figure, hr, h1, h2, h3, h4, h5, h6';

// The direction of each block follows its first letter.
within('p, li, dt, dd, td, th, caption, blockquote, h1, h2, h3, h4, h5, h6', {
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
within(blocks, { margin: 0 });
// Only between blocks, so that empty blocks in the text create no gaps.
globalStyle(`${prose} :where(${blocks}) + :where(${blocks})`, {
  '@layer': { [layers.primitives]: { marginBlockStart: space[12] } },
});
within('h1, h2, h3', { ...text('title'), color: color.text });
within('h4, h5, h6', { ...text('bodyStrong'), color: color.text });
within('ul, ol', { paddingInlineStart: space[20] });
within('li + li', { marginBlockStart: space[4] });
within('li::marker', { color: color.textMuted });
within('dt', { color: color.textMuted });
within('dd', { margin: 0 });
within('dd + dt', { marginBlockStart: space[8] });
within('a', {
  color: color.link,
  textDecorationLine: 'underline',
  textDecorationThickness: border.width,
  textUnderlineOffset: '0.3em',
});
within('blockquote', {
  paddingInlineStart: space[16],
  borderInlineStart: `${border.width} solid ${color.hairline}`,
});
within('table', { display: 'block', maxInlineSize: '100%', overflowX: 'auto' });
within('th, td', {
  padding: 0,
  paddingBlock: space[8],
  paddingInlineEnd: space[20],
  borderBlockEnd: `${border.width} solid ${color.hairline}`,
  verticalAlign: 'baseline',
});
within('th', { fontWeight: vars.text.bodyStrong.weight });
within('pre', { whiteSpace: 'pre-wrap' });
within('img', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
