import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

/** The usual box of a captcha, so that nothing moves when it comes. */
const box = { inlineSize: '19rem', blockSize: '4.875rem', maxInlineSize: '100%' };

export const root = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    gap: space[8],
    minBlockSize: box.blockSize,
    alignContent: 'start',
    outlineOffset: space[4],
  }),
);

/** Lies where the box will stand, which is put there before it has been painted. */
export const waiting = style(inLayer.domains({ ...box, position: 'absolute', display: 'block' }));

export const place = style(inLayer.domains({ position: 'relative', lineHeight: 0 }));

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[16] }),
);
