import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const section = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }),
);

export const sectionHead = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[16],
  }),
);

export const label = style(inLayer.domains({ ...text('label') }));

export const note = style(
  inLayer.domains({ ...text('caption'), color: color.textMuted, textWrap: 'pretty' }),
);

/** Shows the whole image, so that every point of it can be chosen. */
export const focalImage = style(
  inLayer.domains({ position: 'relative', cursor: 'crosshair', touchAction: 'none' }),
);

export const whole = style(inLayer.domains({ inlineSize: '100%' }));

export const readOnly = style(inLayer.domains({ inlineSize: 224, maxInlineSize: '100%' }));

export const point = style(
  inLayer.domains({
    position: 'absolute',
    boxSizing: 'border-box',
    inlineSize: 28,
    blockSize: 28,
    border: `${border.selected} solid ${color.text}`,
    borderRadius: vars.radius.full,
    outline: `${border.selected} solid ${color.ground}`,
    outlineOffset: `calc(${border.selected} * -2)`,
    boxShadow: `0 0 0 ${border.selected} ${color.ground}`,
    // The point itself is physical, like the image.
    transform: 'translate(-50%, -50%)',
    cursor: 'grab',
    selectors: {
      '&:focus-visible': {
        outline: `${border.focus} solid ${color.focus}`,
        outlineOffset: border.focus,
      },
    },
    '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
  }),
);

export const crops = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'flex-end',
    gap: space[8],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    direction: 'ltr',
  }),
);

export const crop = style(
  inLayer.domains({ display: 'grid', flexBasis: 0, gap: space[2], minInlineSize: 0 }),
);

export const cropImage = style(inLayer.domains({ display: 'block', overflow: 'hidden' }));

export const cropPicture = style(
  inLayer.domains({ inlineSize: '100%', blockSize: '100%', aspectRatio: 'auto' }),
);

export const choices = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[12],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
