import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { densityAttribute, themeAttribute } from './attributes.ts';
import { vars } from './contract.css.ts';
import { focusRing } from './helpers/outline.ts';
import { text } from './helpers/text.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('html', {
  // Prevents phones from enlarging text in landscape orientation.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});
reset('body', {
  ...text('body'),
  margin: 0,
  backgroundColor: vars.color.ground,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontOpticalSizing: 'auto',
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
// Tabular digits of Arabic script leave gaps in a number: those of one and zero are narrow.
reset(':where(body, [lang]):is(:lang(ar), :lang(ckb), :lang(fa), :lang(ur))', {
  fontVariantNumeric: 'normal',
});
// A section with another theme needs its own background and text color: colors inherit as computed.
reset(`body [${themeAttribute}]`, {
  backgroundColor: vars.color.ground,
  color: vars.color.text,
});
// Text without its own role inherits its size as computed, too.
reset(`body [${densityAttribute}]`, text('body'));
reset(':where(h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, fieldset, legend)', {
  margin: 0,
  padding: 0,
});
reset(':where(h1, h2, h3, h4, h5, h6)', { font: 'inherit', textWrap: 'balance' });
reset(':where(fieldset)', { border: 0, minInlineSize: 0 });
// Safari forgets that a list without markers is a list, unless it has the role.
reset(':where(ul, ol)[role="list"]', { listStyle: 'none', margin: 0, padding: 0 });
reset(':where(img, picture, video, canvas, svg)', { display: 'block', maxInlineSize: '100%' });
reset(':where(img, video)', { blockSize: 'auto' });
reset(':where(button, input, select, textarea)', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
reset(':where(button)', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  touchAction: 'manipulation',
});
reset(':where(button:disabled)', { cursor: 'default' });
reset(':where(a)', { color: 'inherit' });
reset(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 });
reset(':where(th)', { fontWeight: 'inherit', textAlign: 'start' });
reset(':where(hr)', { border: 0, borderBlockStart: `1px solid ${vars.color.hairline}`, margin: 0 });
reset('::placeholder', { color: vars.color.textMuted, opacity: 1 });
reset('::selection', { backgroundColor: vars.color.action, color: vars.color.onAction });
reset(':focus-visible', focusRing);
reset('[hidden]', { display: 'none' });
