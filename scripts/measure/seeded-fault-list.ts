const ui = 'packages/ui/src';
const theme = 'packages/theme/src';
const primitive = (name: string) => `${ui}/primitives/${name}`;
const stories = (...names: string[]) => names.map((name) => `stories/${name}.stories.tsx`);

const button = `${primitive('button')}/Button.css.ts`;
const buttonLooks = `${primitive('button')}/button-styles.ts`;
const callout = `${primitive('callout')}/Callout.css.ts`;
const card = `${ui}/catalog/card/ProductCard.css.ts`;
const color = `${ui}/catalog/variant-picker/options/ColorOption.css.ts`;
const drawer = `${primitive('drawer')}/Drawer.css.ts`;
const grid = `${ui}/catalog/grid/ProductGrid.css.ts`;
const header = `${primitive('site-header')}/SiteHeader.css.ts`;
const lineLayout = `${ui}/cart/line/line-layout.css.ts`;
const stepper = `${primitive('number-stepper')}/NumberStepper.css.ts`;
const totals = `${ui}/cart/totals/CartTotals.css.ts`;
const colors = `${theme}/tokens/color.ts`;
const listbox = `${primitive('_internal')}/listbox/listbox.css.ts`;
const modal = `${primitive('_internal')}/modal/Modal.css.ts`;
const tabs = `${primitive('tabs')}/Tabs.css.ts`;

interface Fault {
  name: string;
  /** The file that it changes. */
  file: string;
  /** What it replaces: one place of the file. */
  find: string;
  replace: string;
  /** Files of the stories that show it. */
  stories: readonly string[];
}

const fault = (
  name: string,
  file: string,
  find: string,
  replace: string,
  ...of: string[]
): Fault => ({
  name,
  file,
  find,
  replace,
  stories: stories(...of),
});

/**
 * Sixty faults of one property each, typical of daily work, and the stories that show the affected
 * component. The second thirty are of kinds that are easy to overlook: fonts, stacking, cut-off focus
 * rings, cascade layers, right-to-left, dark tokens, container widths and forced colors. The list is
 * fixed: a missed fault requires a new story, not a deleted line.
 */
export const faults: readonly Fault[] = [
  fault(
    'a danger border one level lighter',
    colors,
    "dangerBorder: '#d13415'",
    "dangerBorder: '#d23515'",
    'primitives/Callout',
  ),
  fault(
    'muted text a shade too light',
    colors,
    "textMuted: '#5f6563'",
    "textMuted: '#6f7573'",
    'primitives/Text',
  ),
  fault(
    'the dark hairline a level off',
    colors,
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
    listbox,
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
    'an outline without its border color when pressed',
    buttonLooks,
    'background: color.fillActive, borderColor: color.borderHover',
    'background: color.fillActive, borderColor: color.hairline',
    'primitives/Button',
  ),
  fault(
    'a disabled action that looks enabled',
    button,
    "'&[data-disabled]': { background: color.fill, borderColor: color.fillHover }",
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
    'a message with a smaller gap',
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
    'the footer of the drawer with a gray border',
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
    'the line of the current section above the hairline',
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
    'a stepper at its limit that looks enabled',
    stepper,
    "'&:disabled, &[aria-disabled]': { color: color.textDisabled",
    "'&:disabled, &[aria-disabled]': { color: color.text",
    'primitives/NumberStepper',
  ),
  fault('a square image on cards', card, "card: '4 / 5'", "card: '1 / 1'", 'catalog/ProductCard'),
  fault(
    'a badge 4 px higher on its image',
    card,
    'insetBlockStart: space[12]',
    'insetBlockStart: space[8]',
    'catalog/ProductCard',
  ),
  fault(
    '2 px more below a label',
    card,
    "alignItems: 'flex-start',\n    gap: space[2],",
    "alignItems: 'flex-start',\n    gap: space[4],",
    'catalog/ProductCard',
  ),
  fault(
    'rows of the grid closer',
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
    'a sold-out color without its opacity',
    color,
    'opacity: 0.62',
    'opacity: 1',
    'catalog/VariantPicker',
  ),
  fault(
    'a selected color without its gap',
    color,
    'outlineOffset: border.selected,',
    'outlineOffset: 0,',
    'catalog/VariantPicker',
  ),
  fault(
    'a cart image 2 px wider',
    lineLayout,
    'const pictureWidth = { narrow: 84, wide: 112 }',
    'const pictureWidth = { narrow: 86, wide: 114 }',
    'cart/CartLine',
  ),
  fault(
    'the price of a line beside its name',
    lineLayout,
    "gridTemplateColumns: 'minmax(0, 1fr) auto',\n    columnGap: space[16],",
    "gridTemplateColumns: 'auto minmax(0, 1fr)',\n    justifyItems: 'start',",
    'cart/CartLine',
  ),
  fault(
    'the total without its line',
    totals,
    'borderBlockStart: `${vars.border.width} solid ${color.text}`',
    "borderBlockStart: 'none'",
    'cart/TotalsView',
  ),
  // Fonts.
  fault(
    'titles in the fallback of the display font',
    `${theme}/tokens/type.ts`,
    "display: ['Newsreader Variable', ",
    "display: ['Georgia', ",
    'primitives/Text',
  ),
  fault(
    'Persian text in the font of the system',
    `${theme}/tokens/type.ts`,
    "sans: ['Hanken Grotesk Variable', 'Vazirmatn Variable', ",
    "sans: ['Hanken Grotesk Variable', ",
    'primitives/Text',
  ),
  fault(
    'proportional digits in the timer of a reservation',
    `${theme}/reset.css.ts`,
    "fontVariantNumeric: 'tabular-nums lining-nums'",
    "fontVariantNumeric: 'proportional-nums'",
    'tickets/Reservation',
  ),
  fault(
    'tighter letters in small text',
    `${theme}/tokens/type.ts`,
    'micro: { size: 12, line: 16, weight: 540, tracking: 0.01 }',
    'micro: { size: 12, line: 16, weight: 540, tracking: 0 }',
    'primitives/Text',
  ),
  // Stacking.
  fault(
    'a list of options behind the dialog that opens it',
    listbox,
    "~ * > &': { zIndex: vars.z.dialog }",
    "~ * > &': { zIndex: vars.z.popover }",
    'primitives/Select',
  ),
  fault(
    'a second dialog behind the backdrop of the first',
    modal,
    'outlineOffset: `calc(${border.width} * -1)`,\n    selectors: { [onAnother]: { zIndex: z.dialog } }',
    'outlineOffset: `calc(${border.width} * -1)`,\n    selectors: { [onAnother]: { zIndex: z.page } }',
    'primitives/Layers',
    'primitives/Dialog',
  ),
  fault(
    'search results behind the page',
    `${ui}/catalog/search/Search.css.ts`,
    'zIndex: vars.z.popover',
    'zIndex: -1',
    'catalog/SearchField',
  ),
  fault(
    'content that scrolls over the header of a table',
    `${primitive('table')}/Table.css.ts`,
    'zIndex: vars.z.sticky,\n    background: color.ground',
    "zIndex: vars.z.sticky,\n    background: 'none'",
    'primitives/Table',
  ),
  // Cut-off focus rings.
  fault(
    'tabs that cut off their focus ring',
    tabs,
    'const ring = `calc(2 * ${border.focus})`',
    "const ring = '0px'",
    'primitives/Tabs',
  ),
  fault(
    'a table that cuts off the focus ring of its links',
    `${primitive('table')}/Table.css.ts`,
    "'&:not([data-overflow])': { overflow: 'visible' }",
    "'&:not([data-overflow])': { overflow: 'hidden' }",
    'primitives/Table',
  ),
  fault(
    'the focus ring of a day outside of its cell',
    `${ui}/events/calendar/MonthGrid.css.ts`,
    "'&:focus-visible': { ...focusRing, outlineOffset: 0, zIndex: 1 }",
    "'&:focus-visible': focusRing",
    'events/EventCalendar',
  ),
  fault(
    'a folded accordion that cuts off nothing',
    `${primitive('accordion')}/Accordion.css.ts`,
    "overflowY: 'clip'",
    "overflowY: 'visible'",
    // A folded section has no painted content; only the film of its motion shows it.
    'review/Motion',
  ),
  // Cascade layers.
  fault(
    'a button whose base wins over its sizes',
    button,
    "base: inLayer.primitives({\n    ...text('bodyStrong')",
    "base: inLayer.domains({\n    ...text('bodyStrong')",
    'primitives/Button',
  ),
  fault(
    'an icon button whose base wins over its sizes',
    `${primitive('icon-button')}/IconButton.css.ts`,
    'base: inLayer.primitives({',
    'base: inLayer.domains({',
    'primitives/IconButton',
  ),
  fault(
    'a reset outside of its layer, which wins over every component',
    `${theme}/reset.css.ts`,
    "{ '@layer': { [layers.reset]: rule } }",
    'rule',
    'primitives/Button',
  ),
  // Right-to-left.
  fault(
    'a switch that moves to the wrong side',
    `${primitive('switch')}/Switch.css.ts`,
    'translate: `calc(${space[16]} * -1)`',
    'translate: space[16]',
    'primitives/Switch',
  ),
  fault(
    'an arrow that points to the wrong side',
    `${primitive('icon')}/Icon.css.ts`,
    "transform: 'scaleX(-1)'",
    "transform: 'none'",
    'primitives/Icon',
  ),
  fault(
    'a half dot that is filled from the wrong side',
    `${primitive('status-dot')}/StatusDot.css.ts`,
    "backgroundPosition: 'right'",
    "backgroundPosition: 'left'",
    'primitives/StatusDot',
  ),
  fault(
    'amounts aligned to a physical side',
    totals,
    "marginInlineStart: 'auto'",
    "marginLeft: 'auto'",
    'cart/TotalsView',
  ),
  fault(
    'a quotation indented on the left',
    `${primitive('safe-html')}/SafeHtml.css.ts`,
    'paddingInlineStart: space[16]',
    'paddingLeft: space[16]',
    'primitives/SafeHtml',
  ),
  // Tokens of the dark theme.
  fault(
    'a darker focus ring in the dark theme',
    colors,
    "focus: '#9eb1ff'",
    "focus: '#8fa4f5'",
    'primitives/Button',
  ),
  fault(
    'a brighter message in the dark theme',
    colors,
    "successFill: '#0f2a20'",
    "successFill: '#123026'",
    'primitives/Callout',
  ),
  fault(
    'a lighter backdrop in the dark theme',
    `${theme}/tokens/elevation.ts`,
    'scrim: black(0.64)',
    'scrim: black(0.62)',
    'primitives/Dialog',
  ),
  // Container widths.
  fault(
    'rows of collections in one column at every width',
    `${ui}/catalog/grid/CollectionTiles.css.ts`,
    'columnCount: 2, columnGap: space[24]',
    'columnCount: 1, columnGap: space[24]',
    'catalog/CollectionTiles',
  ),
  fault(
    'short labels in wide containers',
    `${ui}/patterns/event-actions/EventActions.css.ts`,
    '(max-width: 419px)',
    '(max-width: 2000px)',
    'events/EventDetail',
  ),
  fault(
    'four columns of products 40 px later',
    `${ui}/catalog/grid/product-columns.css.ts`,
    '1100 - 2 * ',
    '1140 - 2 * ',
    'review/ContainerWidths',
    'catalog/ProductGrid',
  ),
  // Forced colors.
  fault(
    'a switch without its thumb in forced colors',
    `${primitive('switch')}/Switch.css.ts`,
    "background: 'CanvasText'",
    "background: 'Canvas'",
    'primitives/Switch',
  ),
  fault(
    'the current tab without its line in forced colors',
    tabs,
    "borderBlockEndColor: 'Highlight'",
    "borderBlockEndColor: 'Canvas'",
    'primitives/Tabs',
  ),
  fault(
    'a list of options without its border in forced colors',
    listbox,
    '[media.forcedColors]: { border: `${vars.border.width} solid CanvasText` }',
    "[media.forcedColors]: { border: 'none' }",
    'primitives/Select',
  ),
  fault(
    'a checked box without its fill in forced colors',
    `${primitive('_internal')}/choice/choice-indicator.ts`,
    "background: 'CanvasText'",
    "background: 'Canvas'",
    'primitives/Checkbox',
  ),
];
