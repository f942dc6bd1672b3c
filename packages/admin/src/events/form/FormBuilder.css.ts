import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, text, vars } from '@vitrine/theme';
import { fieldRow } from '../../editor/EditorLayout.css.ts';
import { errorText } from '../../utils/error-text.ts';
import { dragRow, inkList } from '../../utils/list-styles.ts';

const { border, color, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;
const medium = 'editor-form (min-width: 480px)';

/** Widths of the handle and of the mark before a title, in px. */
const handleWidth = 24;
const markWidth = 20;
/** Where the title of a question begins in its row. */
const titleStart = `calc(${handleWidth + markWidth}px - 2 * ${space[2]} + 2 * ${space[8]})`;

export const root = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] }),
);

export const header = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
  }),
);

export const description = style(
  inLayer.domains({ ...text('caption'), margin: 0, color: color.textMuted, textWrap: 'pretty' }),
);

export const list = style(inLayer.domains(inkList));

export const question = style(
  inLayer.domains({
    position: 'relative',
    borderBlockEnd: hairline,
    selectors: {
      '&[data-open]': {
        marginInline: `calc(${space[12]} * -1)`,
        marginBlockStart: `calc(${border.width} * -1)`,
        paddingInline: `calc(${space[12]} - ${border.width})`,
        border: `${border.width} solid ${color.text}`,
        borderRadius: vars.radius.control,
      },
      ...dragRow(`calc(${border.selected} / 2)`),
    },
  }),
);

export const row = style(
  inLayer.domains({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: 44,
  }),
);

/** The ink edge of a changed question. */
export const changed = style(
  inLayer.domains({
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: space[8],
        insetInlineStart: `calc(${space[8]} * -1)`,
        borderInlineStart: `${border.selected} solid ${color.text}`,
      },
    },
  }),
);

export const handle = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: handleWidth,
    blockSize: 32,
    marginInline: `calc(${space[2]} * -1)`,
    color: color.textMuted,
    cursor: 'grab',
    touchAction: 'none',
  }),
);

export const mark = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: markWidth,
    color: color.textMuted,
  }),
);

export const title = style(
  inLayer.domains({
    ...text('bodyStrong'),
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    // The ring is around the text: the frame of an open question is right beside the button.
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);

export const titleText = style(
  inLayer.domains({
    borderRadius: vars.radius.control,
    selectors: { [`${title}:focus-visible > &`]: { ...focusRing, outlineOffset: '3px' } },
  }),
);

export const facts = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    flex: 'none',
    maxInlineSize: '50%',
    marginInlineStart: space[8],
    textAlign: 'end',
    color: color.textMuted,
    '@container': {
      [medium]: { flexDirection: 'row', alignItems: 'center', gap: space[16] },
    },
  }),
);

export const required = style(
  inLayer.domains({
    // As wide as “Erforderlich”, the longest text, so that the facts of all rows are in columns.
    minInlineSize: 72,
    selectors: { '&[data-required]': { color: color.text } },
  }),
);

/** Its last button is right beside the menu, in the same steps as the buttons themselves. */
export const actions = style(
  inLayer.domains({
    display: 'flex',
    flex: 'none',
    marginInlineEnd: `calc(${space[8]} * -1)`,
  }),
);

/** The place of the menu in a row without one, so that the facts of all rows are in columns. */
export const noMenu = style(
  inLayer.domains({
    flex: 'none',
    inlineSize: vars.size.iconButton,
    marginInlineEnd: `calc(${space[8]} * -1)`,
  }),
);

export const menu = style(inLayer.domains({ marginInlineEnd: `calc(${space[8]} * -1)` }));

export const fields = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    paddingBlock: `${space[4]} ${space[16]}`,
    // In line with the title of the question.
    '@container': { [medium]: { paddingInlineStart: titleStart } },
  }),
);

export const first = style([
  fieldRow,
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    '@container': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
  }),
]);

/** The label of a question, above its answer type and its limit. */
export const wide = style(inLayer.domains({ gridColumn: '1 / -1' }));

export const kindControl = style(inLayer.domains({ ...text('body') }));

export const label = style(inLayer.domains({ ...text('label') }));

export const options = style(inLayer.domains({ display: 'grid', gap: space[8] }));

export const optionsHead = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space[16]}`,
  }),
);

const optionGap = space[12];

export const optionList = style(
  inLayer.domains({
    display: 'grid',
    // A focus ring does not touch the options beside it.
    gap: optionGap,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const option = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[4],
    selectors: {
      ...dragRow(`calc(${optionGap} / 2)`),
    },
  }),
);

/** In line with the menus of the questions. */
export const removeOption = style(inLayer.domains({ marginInlineEnd: `calc(${space[8]} * -1)` }));

export const addOption = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space[8]}`,
    paddingInlineStart: space[24],
  }),
);

export const last = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${space[12]} ${space[24]}`,
  }),
);

export const checkbox = style(
  inLayer.domains({ minBlockSize: 36, display: 'inline-flex', alignItems: 'center' }),
);

export const error = style(inLayer.domains(errorText));

/** Below the field of the option. */
export const optionError = style(
  inLayer.domains({ ...errorText, gridColumn: 2, marginBlockStart: space[4] }),
);

export const rowError = style(
  inLayer.domains({ ...errorText, paddingBlockEnd: space[8], paddingInlineStart: titleStart }),
);

export const undo = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    margin: 0,
    paddingInline: space[12],
    paddingBlock: space[4],
    background: color.fill,
  }),
);

export const deleted = style(inLayer.domains({ color: color.textMuted }));

export const deletedSummary = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: 44,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const show = style(
  inLayer.domains({
    ...text('label'),
    marginInlineStart: 'auto',
    color: color.text,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    '@media': { [media.forcedColors]: { color: 'LinkText' } },
  }),
);

export const whenClosed = style(
  inLayer.domains({ selectors: { [`${deleted}[open] &`]: { display: 'none' } } }),
);

export const whenOpen = style(
  inLayer.domains({ selectors: { [`${deleted}:not([open]) &`]: { display: 'none' } } }),
);

export const deletedList = style(
  inLayer.domains({ margin: 0, padding: 0, listStyle: 'none', color: color.text }),
);

export const deletedRow = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minBlockSize: 44,
    borderBlockStart: hairline,
    // In line with the titles of the other questions.
    '@container': { [medium]: { paddingInlineStart: titleStart } },
  }),
);

export const deletedTitle = style(
  inLayer.domains({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
);
