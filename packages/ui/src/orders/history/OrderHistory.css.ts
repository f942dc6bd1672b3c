import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', gap: space[20], containerType: 'inline-size' }),
);

export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space[16],
    paddingBlock: space[16],
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
  }),
);

const pictureWidth = 64;
const pictureRow = { display: 'flex', gap: space[4], minInlineSize: pictureWidth } as const;

/** Several are as wide as three, so that the texts of all rows begin at one edge. */
export const pictures = styleVariants({
  single: inLayer.domains(pictureRow),
  several: inLayer.domains({
    ...pictureRow,
    '@container': { '(min-width: 560px)': { inlineSize: 200 } },
  }),
});

export const picture = style(
  inLayer.domains({
    position: 'relative',
    display: 'block',
    inlineSize: pictureWidth,
    blockSize: 80,
    selectors: { '&:not(:first-child)': { display: 'none' } },
    '@container': {
      '(min-width: 560px)': { selectors: { '&:not(:first-child)': { display: 'block' } } },
    },
  }),
);

/** The number of further pictures, on the last one. */
export const more = style(
  inLayer.domains({
    ...text('label'),
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.mediaFrame,
    background: color.scrim,
    color: 'white',
  }),
);

export const labelText = style(
  inLayer.domains({ display: 'grid', justifyItems: 'start', gap: space[4], minInlineSize: 0 }),
);

export const name = style(
  inLayer.domains({
    ...text('bodyStrong'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    overflowWrap: 'anywhere',
    color: color.text,
    textUnderlineOffset: '0.25em',
  }),
);

export const end = style(
  inLayer.domains({ display: 'grid', justifyItems: 'end', gap: space[4], textAlign: 'end' }),
);

export const total = style(inLayer.domains(text('bodyStrong')));
