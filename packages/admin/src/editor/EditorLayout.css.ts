import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { frameEdge } from '../utils/gutter.css.ts';

const { border, color, space } = vars;
const medium = 'editor-form (min-width: 480px)';
/** Condition for `@container` under which the preview is next to the form. */
export const split = 'editor (min-width: 920px)';
const single = 'editor (max-width: 919.98px)';

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    containerType: 'inline-size',
    containerName: 'editor',
  }),
);

/** The preview or another form is below the tabs, and the bar of the page below that. */
const stacked = {
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlockStart: space[20],
} as const;

export const columns = style(
  inLayer.domains({
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [split]: {
        gridTemplateColumns: 'minmax(0, 1fr) 424px',
        columnGap: space[32],
        // The preview reaches the end of the frame.
        marginInlineEnd: `calc(${frameEdge} * -1)`,
        selectors: { '&[data-pane=wide]': { ...stacked, marginInlineEnd: 0 } },
      },
      // A form beside the list is below the tabs instead.
      [single]: {
        selectors: { '&[data-page]': stacked },
      },
    },
  }),
);

export const main = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    minInlineSize: 0,
    paddingBlock: `${space[20]} 0`,
    '@container': {
      [split]: {
        maxInlineSize: 648,
        selectors: { '[data-pane=wide] > &': { display: 'contents' } },
      },
      [single]: { selectors: { '[data-page] > &': { display: 'contents' } } },
    },
  }),
);

export const previewTab = style(
  inLayer.domains({ '@container': { [split]: { display: 'none' } } }),
);

export const form = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    containerType: 'inline-size',
    containerName: 'editor-form',
    paddingBlockEnd: space[40],
    '@container': {
      [split]: { selectors: { '[data-pane=wide] &': { display: 'none' } } },
      [single]: {
        selectors: {
          '[data-pane=preview] &, [data-pane=wide] &, [data-page] &': { display: 'none' },
        },
      },
    },
  }),
);

/** The values of read-only fields are there to be read, so they keep the contrast of text. */
export const readOnly = style(inLayer.domains({ vars: { [color.textDisabled]: color.textMuted } }));

export const preview = style(
  inLayer.domains({
    '@container': {
      [split]: {
        position: 'sticky',
        insetBlockStart: 0,
        alignSelf: 'start',
        blockSize: '100dvb',
        borderInlineStart: `${border.width} solid ${color.hairline}`,
        selectors: {
          '[data-pane=wide] &': {
            ...{ position: 'static', alignSelf: 'auto', blockSize: 'auto', borderInlineStart: 0 },
            marginInline: `calc(${frameEdge} * -1)`,
          },
        },
      },
      [single]: {
        selectors: { '[data-pane=edit] &': { display: 'none' } },
        marginInline: `calc(${frameEdge} * -1)`,
        marginBlockStart: `calc(${space[4]} * -1)`,
      },
    },
  }),
);

export const section = style(inLayer.domains({ gap: space[16], paddingBlockStart: space[12] }));

export const hint = style(
  inLayer.domains({ ...text('caption'), margin: 0, color: color.textMuted, textWrap: 'pretty' }),
);

/** The value before a change. */
export const note = style(inLayer.domains({ display: 'block', overflowWrap: 'anywhere' }));

const inkEdge = `inset ${border.selected} 0 0 ${color.text}`;
const inkEdgeFromRight = `inset calc(${border.selected} * -1) 0 0 ${color.text}`;
/** The inner half of the border of an invalid field, which the ink edge would replace. */
const invalidEdge = `inset 0 0 0 ${border.width} ${color.dangerBorder}`;

/** Forced colors remove shadows. */
const forcedEdge = {
  '@media': { [media.forcedColors]: { borderInlineStartWidth: `calc(2 * ${border.selected})` } },
};

/** The shadows of a changed field by its state, as the end of a selector. */
const shadows = {
  '': inkEdge,
  ':dir(rtl)': inkEdgeFromRight,
  '[data-invalid]': `${inkEdge}, ${invalidEdge}`,
  '[data-invalid]:dir(rtl)': `${inkEdgeFromRight}, ${invalidEdge}`,
};

/** The ink edge at the start of a changed field. */
export const changed = style(inLayer.domains(forcedEdge));

/** The ink edge of a changed text area, whose counter is outside of its box. */
export const changedArea = style({});

globalStyle(`${changedArea} > :first-child`, inLayer.domains(forcedEdge));

for (const [state, boxShadow] of Object.entries(shadows)) {
  globalStyle(`${changed}${state}`, inLayer.domains({ boxShadow }));
  globalStyle(`${changedArea} > :first-child${state}`, inLayer.domains({ boxShadow }));
}

/** A box whose text is written from left to right in every language, with its prefix. */
export const leftToRight = style(inLayer.domains({ direction: 'ltr' }));

/**
 * A box of an amount: written from left to right, like a formatted amount. In a language from right to
 * left, the number is at the right edge, or next to the sign before it.
 */
export const amount = style(inLayer.domains({ direction: 'ltr' }));

globalStyle(`${amount}:dir(rtl) > input:first-child`, inLayer.domains({ textAlign: 'end' }));

/** The ink edge of changed checkboxes and radio buttons. */
export const changedChoice = style(
  inLayer.domains({
    position: 'relative',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: space[4],
        insetInlineStart: `calc(${space[12]} * -1)`,
        borderInlineStart: `${border.selected} solid ${color.text}`,
      },
    },
  }),
);

export const choices = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[24]}`,
  }),
);

export const checkboxes = style(inLayer.domains({ display: 'grid', gap: space[12] }));

export const checkbox = style(inLayer.domains({ justifySelf: 'start' }));

const twoColumns = { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } };
const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
} as const;

/**
 * For a grid of fields: the labels of a row are in one line, and the controls in another, whatever the
 * hints between and the errors below. Each field has two rows of the grid, of its label and of its control.
 */
export const fieldRow = style({});

globalStyle(
  `${fieldRow} > [data-field]`,
  inLayer.domains({ gridRow: 'span 2', gridTemplateRows: 'subgrid', alignSelf: 'stretch' }),
);

globalStyle(`${fieldRow} > [data-field] > :first-child`, inLayer.domains({ alignSelf: 'start' }));

export const row = style([fieldRow, inLayer.domains({ ...grid, '@container': twoColumns })]);
