import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;
const medium = 'editor-form (min-width: 480px)';
/** The preview is next to the form. */
const split = 'editor (min-width: 920px)';
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

export const columns = style(
  inLayer.domains({
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [split]: {
        gridTemplateColumns: 'minmax(0, 1fr) 424px',
        columnGap: space[32],
        // The preview reaches the end of the page.
        marginInlineEnd: `calc(${space[40]} * -1)`,
      },
      // A form beside the list is below the tabs instead, and the bar of the page is below the form.
      [single]: {
        selectors: {
          '&[data-page]': {
            display: 'flex',
            flexDirection: 'column',
            gap: space[16],
            paddingBlockStart: space[20],
          },
        },
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
      [split]: { maxInlineSize: 648 },
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
      [single]: { selectors: { '[data-pane=preview] &, [data-page] &': { display: 'none' } } },
    },
  }),
);

export const preview = style(
  inLayer.domains({
    '@container': {
      [split]: {
        position: 'sticky',
        insetBlockStart: 0,
        alignSelf: 'start',
        blockSize: '100dvb',
        borderInlineStart: `${border.width} solid ${color.hairline}`,
      },
      [single]: {
        selectors: { '[data-pane=edit] &': { display: 'none' } },
        marginInline: `calc(${space[24]} * -1)`,
        marginBlockStart: `calc(${space[16]} * -1)`,
      },
    },
  }),
);

export const section = style(inLayer.domains({ gap: space[16], paddingBlockStart: space[12] }));

export const hint = style(
  inLayer.domains({ ...text('caption'), margin: 0, color: color.textMuted }),
);

/** The value before a change. */
export const note = style(inLayer.domains({ overflowWrap: 'anywhere' }));

/** The ink edge at the start of a changed field. */
export const changed = style(
  inLayer.domains({
    boxShadow: `inset ${border.selected} 0 0 ${color.text}`,
    selectors: {
      '&:dir(rtl)': { boxShadow: `inset calc(${border.selected} * -1) 0 0 ${color.text}` },
    },
    // Forced colors remove shadows.
    '@media': { [media.forcedColors]: { borderInlineStartWidth: `calc(2 * ${border.selected})` } },
  }),
);

/** A box whose text is written from left to right in every language, with its prefix. */
export const leftToRight = style(inLayer.domains({ direction: 'ltr' }));

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

export const row = style(inLayer.domains({ ...grid, '@container': twoColumns }));
