import { globalStyle } from '@vanilla-extract/css';
import { densityAttribute } from './attributes.ts';
import { vars } from './contract.css.ts';
import { media } from './helpers/media.ts';
import { layers } from './layers.css.ts';
import {
  compactText,
  rtlSmallText,
  rtlText,
  smallText,
  type TextChanges,
  type TextRole,
  type TextStyle,
  textStyles,
} from './tokens/type.ts';
import { mapValues } from './units.ts';
import { textValues } from './values.ts';

type Styles = Readonly<Record<TextRole, TextStyle>>;

const change = (styles: Styles, ...changes: TextChanges[]): Styles =>
  mapValues<TextRole, TextStyle, TextStyle>(styles, (style, role) =>
    Object.assign({}, style, ...changes.map((one) => one[role])),
  );
const withoutTracking = (styles: Styles): Styles =>
  mapValues<TextRole, TextStyle, TextStyle>(styles, (style) => ({ ...style, tracking: 0 }));

// Sizes depend on three things that may each be set on any element: screen, direction, density.
// Every selector weighs nothing, so the last rule that matches decides.
const place = (selector: string, styles: Styles, before?: Styles, condition?: string) => {
  const rule = { vars: differences(styles, before) };
  globalStyle(`:where(${selector})`, {
    '@layer': { [layers.theme]: condition ? { '@media': { [condition]: rule } } : rule },
  });
};

function differences(styles: Styles, before?: Styles): Record<string, string> {
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
const undecided = `:not([${densityAttribute}])`;

const rightToLeft = withoutTracking(change(textStyles, rtlText));
const dense = change(textStyles, compactText);

const ltrSelector = `:root, [dir="ltr"], ${regular}`;
place(ltrSelector, textStyles);
place(ltrSelector, change(textStyles, smallText), textStyles, media.small);

const rtlSelector = `[dir="rtl"], [dir="rtl"] ${regular}`;
place(rtlSelector, rightToLeft);
place(
  rtlSelector,
  withoutTracking(change(textStyles, rtlText, smallText, rtlSmallText)),
  rightToLeft,
  media.small,
);

place(`${compact}, ${compact} [dir]${undecided}`, dense);
place(
  `[dir="rtl"]${compact}, [dir="rtl"] ${compact}, ${compact} [dir="rtl"]${undecided}`,
  withoutTracking(dense),
);
