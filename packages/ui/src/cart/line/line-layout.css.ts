import { style } from '@vanilla-extract/css';
import { containers, focusRing, inLayer, vars } from '@vitrine/theme';

// Apart from the other styles of a line, because the placeholder of the drawer is on every page.

const { size, space } = vars;

/** Widths of the image in px, in a narrow list and in a wide one. */
const pictureWidth = { narrow: 84, wide: 112 };

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    paddingBlock: space[20],
    position: 'relative',
    selectors: {
      // A row has no own border: the ring keeps a distance from its content.
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        ...focusRing,
        content: '""',
        position: 'absolute',
        insetBlock: space[8],
        insetInline: `calc(${space[8]} * -1)`,
        borderRadius: vars.radius.control,
        pointerEvents: 'none',
      },
    },
  }),
);

/** The image, and the label next to it. A host's own content has one column instead. */
export const columns = style(
  inLayer.domains({
    gridTemplateColumns: `${pictureWidth.narrow}px minmax(0, 1fr)`,
    alignItems: 'start',
    columnGap: space[16],
    '@container': {
      [containers.medium]: {
        gridTemplateColumns: `${pictureWidth.wide}px minmax(0, 1fr)`,
        columnGap: space[24],
      },
    },
  }),
);

export const label = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The stepper ends where the image does.
    gridTemplateRows: 'minmax(0, 1fr)',
    rowGap: space[12],
    blockSize: '100%',
  }),
);

/** Name and price on one line, what it is below: the gallery label. */
export const facts = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[16],
    rowGap: space[2],
    alignItems: 'start',
    alignContent: 'start',
  }),
);

export const footer = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    // The message about a limit is below the stepper, and shifts nothing next to it.
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[8],
    minBlockSize: size.stepper,
  }),
);
