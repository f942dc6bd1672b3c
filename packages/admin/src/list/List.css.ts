import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, radius, space } = vars;

/** A list, and its part beside an inspector, are the container of their rows. */
const container = { containerType: 'inline-size', containerName: 'list' } as const;

export const root = style(
  inLayer.domains({
    ...container,
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    paddingBlock: `${space[20]} 0`,
  }),
);

export const split = style(
  inLayer.domains({
    display: 'flex',
    flex: 1,
    gap: space[32],
    minInlineSize: 0,
    // The inspector is as high as the page.
    marginBlockStart: `calc(${space[20]} * -1)`,
  }),
);

export const content = style(
  inLayer.domains({
    ...container,
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: space[20],
  }),
);

export const toolbar = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] }),
);

export const search = style(
  inLayer.domains({
    // On a phone, beside a filter, and above the number of results.
    flex: '1 1 240px',
    inlineSize: 'auto',
    '@container': { 'list (min-width: 560px)': { flex: 'none', inlineSize: 264 } },
  }),
);

/** Its cross ends where the key does that it replaces, and the field stays as high. */
export const clear = style(
  inLayer.domains({
    marginBlock: `calc(${space[4]} * -1)`,
    marginInlineEnd: `calc(${space[12]} * -1)`,
  }),
);

/** On a phone, there are no keys to press. */
export const searchKey = style(
  inLayer.domains({
    '@container': {
      'list (max-width: 839.98px)': { display: 'none' },
    },
  }),
);

export const end = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    marginInlineStart: 'auto',
  }),
);

export const count = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    whiteSpace: 'nowrap',
  }),
);

export const results = style(
  inLayer.domains({
    ...transition(['opacity']),
    display: 'flex',
    flexDirection: 'column',
    gap: space[32],
    paddingBlockEnd: space[40],
    selectors: { '&[data-pending]': { opacity: 0.6 } },
  }),
);

/** Reaches into the gutter, because text and checkbox are at the edges of a row. */
const filled = {
  background: color.fill,
  boxShadow: `calc(${space[12]} * -1) 0 0 ${color.fill}, ${space[12]} 0 0 ${color.fill}`,
};

/** A row that can be selected and inspected. */
export const row = style(
  inLayer.domains({
    position: 'relative',
    '@media': {
      [media.hover]: { selectors: { '&:hover': filled } },
    },
    selectors: {
      '&[data-selected], &[data-inspected]': filled,
      // The row whose link has the focus shows the ring.
      // Within its height, because the head of the table is above it.
      '&:has([data-row-id]:focus-visible)::after': {
        content: '""',
        position: 'absolute',
        insetBlock: `calc(${space[8]} + ${border.focus})`,
        // The ring is clear of the checkbox and of the texts at the edges of the row. An offset instead of
        // a larger box: that would make the table scroll.
        insetInline: 0,
        outlineOffset: space[8],
        // Above cells that are above the link of the row.
        zIndex: 1,
        borderRadius: radius.control,
        outline: `${border.focus} solid ${color.focus}`,
        pointerEvents: 'none',
      },
      // A table that scrolls would cut it off.
      '[data-overflow] &:has([data-row-id]:focus-visible)::after': { insetInline: space[8] },
      '&[aria-busy="true"]': { color: color.textMuted },
    },
  }),
);

/** What only wide lists have, and only narrow ones. */
export const onlyWide = style(
  inLayer.domains({ '@container': { 'list (max-width: 839.98px)': { display: 'none' } } }),
);

export const onlyNarrow = style(
  inLayer.domains({ '@container': { 'list (min-width: 840px)': { display: 'none' } } }),
);
