import { fallbackVar, style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { fit } from '../../../primitives/picture/Picture.css.ts';

const { border, color, radius, size, space } = vars;

export const root = style(
  inLayer.domains({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    background: color.mediaFrame,
  }),
);

export const video = style(
  inLayer.domains({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: fallbackVar(fit, 'cover'),
    filter: `brightness(${vars.picture.dim})`,
    selectors: {
      // The frame would cut away a ring around it.
      '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
    },
  }),
);

/** At the top: the video's own controls are at the bottom. */
export const resolution = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockStart: space[12],
    insetInlineEnd: space[12],
    display: 'grid',
    alignItems: 'center',
    selectors: {
      // Below the position indicator of the video.
      '[data-media-type="video"] &': {
        insetBlockStart: `calc(${size.iconButton} + 2 * ${space[12]})`,
      },
    },
  }),
);

export const select = style(
  inLayer.domains({
    ...text('micro'),
    gridArea: '1 / 1',
    minBlockSize: size.chip,
    paddingInline: `${space[8]} calc(${size.iconSmall} + ${space[8]})`,
    border: `${border.width} solid transparent`,
    borderRadius: radius.mediaFrame,
    appearance: 'none',
    background: color.surface,
    color: color.text,
    cursor: 'pointer',
  }),
);

export const chevron = style(
  inLayer.domains({
    gridArea: '1 / 1',
    justifySelf: 'end',
    marginInlineEnd: space[4],
    pointerEvents: 'none',
  }),
);

export const failure = style(inLayer.domains({ position: 'absolute', inset: 0, display: 'grid' }));

export const still = style(
  inLayer.domains({
    position: 'absolute',
    inset: 0,
    blockSize: '100%',
    aspectRatio: 'auto',
    borderRadius: 0,
  }),
);

export const message = style(
  inLayer.domains({
    ...text('caption'),
    position: 'relative',
    alignSelf: 'end',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[12],
    margin: space[12],
    paddingInline: space[12],
    borderRadius: radius.mediaFrame,
    background: color.surface,
    color: color.text,
  }),
);

export const again = style(
  inLayer.domains({
    ...text('label'),
    minBlockSize: size.control,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
  }),
);
