const ui = 'packages/ui/src';
const theme = 'packages/theme/src';
const primitive = (name) => `${ui}/primitives/${name}`;
const stories = (...names) => names.map((name) => `stories/${name}.stories.tsx`);

const button = `${primitive('button')}/Button.css.ts`;
const buttonLooks = `${primitive('button')}/button-styles.ts`;
const callout = `${primitive('callout')}/Callout.css.ts`;
const card = `${ui}/catalog/card/ProductCard.css.ts`;
const colour = `${ui}/catalog/variant-picker/options/ColorOption.css.ts`;
const drawer = `${primitive('drawer')}/Drawer.css.ts`;
const grid = `${ui}/catalog/grid/ProductGrid.css.ts`;
const header = `${primitive('site-header')}/SiteHeader.css.ts`;
const line = `${ui}/cart/line/CartLine.css.ts`;
const stepper = `${primitive('number-stepper')}/NumberStepper.css.ts`;
const totals = `${ui}/cart/totals/CartTotals.css.ts`;

const fault = (name, file, find, replace, ...of) => ({
  name,
  file,
  find,
  replace,
  stories: stories(...of),
});

/**
 * Thirty faults of one property each, typical of daily work, and the stories that show the affected
 * component. The list is fixed: a missed fault requires a new story, not a deleted line.
 */
export const faults = [
  fault(
    'a danger border one level lighter',
    `${theme}/tokens/color.ts`,
    "dangerBorder: '#d13415'",
    "dangerBorder: '#d23515'",
    'primitives/Callout',
  ),
  fault(
    'muted text a shade too light',
    `${theme}/tokens/color.ts`,
    "textMuted: '#5f6563'",
    "textMuted: '#6f7573'",
    'primitives/Text',
  ),
  fault(
    'the dark hairline a level off',
    `${theme}/tokens/color.ts`,
    "hairline: '#2e3130'",
    "hairline: '#2f3231'",
    'primitives/Separator',
  ),
  fault(
    'control corners at 4 px',
    `${theme}/tokens/shape.ts`,
    'control: 3',
    'control: 4',
    'primitives/Button',
  ),
  fault(
    'body text half a pixel smaller',
    `${theme}/tokens/type.ts`,
    'body: { size: 15, line: 22',
    'body: { size: 14.5, line: 22',
    'primitives/Text',
  ),
  fault(
    'a title one unit lighter',
    `${theme}/tokens/type.ts`,
    'displayL: { size: 46, line: 50, weight: 380',
    'displayL: { size: 46, line: 50, weight: 370',
    'primitives/Text',
  ),
  fault(
    'the popover without its shadow',
    `${primitive('_internal')}/listbox/listbox.css.ts`,
    'boxShadow: vars.shadow.popover',
    "boxShadow: 'none'",
    'primitives/Select',
  ),
  fault(
    'a button 1 px lower',
    button,
    'minBlockSize: vars.size.control,',
    'minBlockSize: `calc(${vars.size.control} - 1px)`,',
    'primitives/Button',
  ),
  fault(
    'a primary action without its hover',
    button,
    'background: color.actionHover, borderColor: color.actionHover',
    'background: color.action, borderColor: color.action',
    'primitives/Button',
  ),
  fault(
    'an outline without its border colour when pressed',
    buttonLooks,
    'background: color.fillActive, borderColor: color.borderHover',
    'background: color.fillActive, borderColor: color.hairline',
    'primitives/Button',
  ),
  fault(
    'a disabled action that looks enabled',
    button,
    "'&[data-disabled]': { background: color.fill, borderColor: color.fill }",
    "'&[data-disabled]': { background: color.action, borderColor: color.action }",
    'primitives/Button',
  ),
  fault(
    'a focus ring 1 px nearer',
    `${theme}/helpers/outline.ts`,
    'outlineOffset: vars.border.focus,',
    "outlineOffset: '1px',",
    'primitives/NumberStepper',
  ),
  fault(
    'a message with less room',
    callout,
    'gap: space[8],',
    'gap: space[4],',
    'primitives/Callout',
  ),
  fault(
    'a message without its border',
    callout,
    'background: fill, borderColor: line',
    'background: fill, borderColor: fill',
    'primitives/Callout',
  ),
  fault(
    'the drawer 2 px narrower',
    drawer,
    "inlineSize: '30rem'",
    "inlineSize: '29.875rem'",
    'cart/CartDrawer',
  ),
  fault(
    'the drawer’s foot ruled in grey',
    drawer,
    'borderBlockStart: `${border.width} solid ${color.text}`',
    'borderBlockStart: `${border.width} solid ${color.hairline}`',
    'cart/CartDrawer',
  ),
  fault(
    'the header without its hairline',
    header,
    'borderBlockEnd: `${vars.border.width} solid ${vars.color.hairline}`',
    "borderBlockEnd: 'none'",
    'primitives/SiteHeader',
  ),
  fault(
    'the current section’s rule off the hairline',
    header,
    'insetBlockEnd: `calc(${vars.border.width} * -1)`',
    'insetBlockEnd: 0',
    'primitives/SiteHeader',
  ),
  fault(
    'a stepper without its frame',
    stepper,
    'border: `${border.width} solid ${color.borderControl}`',
    'border: `${border.width} solid transparent`',
    'primitives/NumberStepper',
  ),
  fault(
    'a sign at its limit that looks live',
    stepper,
    "'&:disabled, &[aria-disabled]': { color: color.textDisabled",
    "'&:disabled, &[aria-disabled]': { color: color.text",
    'primitives/NumberStepper',
  ),
  fault('a square picture on cards', card, "card: '4 / 5'", "card: '1 / 1'", 'catalog/ProductCard'),
  fault(
    'a tag 4 px higher on its picture',
    card,
    'insetBlockStart: space[12]',
    'insetBlockStart: space[8]',
    'catalog/ProductCard',
  ),
  fault(
    'a label 2 px looser',
    card,
    "justifyItems: 'start', gap: space[2]",
    "justifyItems: 'start', gap: space[4]",
    'catalog/ProductCard',
  ),
  fault(
    'rows of the grid too close',
    grid,
    'rowGap: space[56]',
    'rowGap: space[40]',
    'catalog/ProductGrid',
  ),
  fault(
    'three columns where four have room',
    grid,
    'columns(4)',
    'columns(3)',
    'catalog/ProductGrid',
  ),
  fault(
    'a sold-out colour at full strength',
    colour,
    'opacity: 0.62',
    'opacity: 1',
    'catalog/VariantPicker',
  ),
  fault(
    'a chosen colour without its gap',
    colour,
    'outlineOffset: border.selected,',
    'outlineOffset: 0,',
    'catalog/VariantPicker',
  ),
  fault(
    'a cart picture 2 px wider',
    line,
    'const pictureWidth = 84',
    'const pictureWidth = 86',
    'cart/CartLine',
  ),
  fault(
    'the price of a line beside its name',
    line,
    "justifyItems: 'end',",
    "justifyItems: 'start',",
    'cart/CartLine',
  ),
  fault(
    'the total without its rule',
    totals,
    'borderBlockStart: `${vars.border.width} solid ${color.hairline}`',
    "borderBlockStart: 'none'",
    'cart/TotalsView',
  ),
];
