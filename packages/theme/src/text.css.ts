import { globalStyle } from '@vanilla-extract/css';
import { densityAttribute } from './attributes.ts';
import { vars } from './contract.css.ts';
import { media } from './helpers/media.ts';
import { layers } from './layers.css.ts';
import {
  changeText,
  compactText,
  rtlSmallText,
  rtlText,
  smallText,
  type TextRole,
  type TextStyles,
  textStyles,
  withoutTracking,
} from './tokens/type.ts';
import { textValues } from './values.ts';

// Sizes depend on three things that may each be set on any element: screen, direction, density.
// Every selector weighs nothing, so the last rule that matches decides.
const place = (selector: string, styles: TextStyles, before?: TextStyles, condition?: string) => {
  const rule = { vars: differences(styles, before) };
  globalStyle(`:where(${selector})`, {
    '@layer': { [layers.theme]: condition ? { '@media': { [condition]: rule } } : rule },
  });
};

function differences(styles: TextStyles, before?: TextStyles): Record<string, string> {
  const found: Record<string, string> = {};
  for (const role of Object.keys(textStyles) as TextRole[]) {
    const values = textValues(styles[role]);
    const old = before && textValues(before[role]);
    for (const part of Object.keys(values) as (keyof typeof values)[]) {
      if (values[part] !== old?.[part]) found[vars.text[role][part]] = values[part];
    }
  }
  return found;
}

const compact = `[${densityAttribute}="compact"]`;
const regular = `[${densityAttribute}="regular"]`;
/** An element that has the density of its compact parent, and is not in a regular part of it. */
const undecided = `:not([${densityAttribute}], ${compact} ${regular} *)`;

const rightToLeft = withoutTracking(changeText(textStyles, rtlText));
const dense = changeText(textStyles, compactText);

const ltrSelector = `:root, [dir="ltr"], ${regular}`;
place(ltrSelector, textStyles);
place(ltrSelector, changeText(textStyles, smallText), textStyles, media.small);

const rtlSelector = `[dir="rtl"], [dir="rtl"] ${regular}`;
place(rtlSelector, rightToLeft);
place(
  rtlSelector,
  withoutTracking(changeText(textStyles, rtlText, smallText, rtlSmallText)),
  rightToLeft,
  media.small,
);

place(`${compact}, ${compact} [dir]${undecided}`, dense);
place(
  `[dir="rtl"]${compact}, [dir="rtl"] ${compact}, ${compact} [dir="rtl"]${undecided}`,
  withoutTracking(dense),
);
