import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

/** Width of the image, in px. */
const widths = { line: 32, entry: 44 } as const;

export const root = styleVariants(widths, (width) => [
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: `${width}px minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: vars.space[12],
    minInlineSize: 0,
  }),
]);

export const picture = style(inLayer.domains({ aspectRatio: '4 / 5' }));

const labelText = { overflowWrap: 'anywhere', textWrap: 'pretty' } as const;

export const name = styleVariants({
  line: [inLayer.domains({ ...text('body'), ...labelText })],
  entry: [inLayer.domains({ ...text('bodyStrong'), ...labelText })],
});

export const more = style(
  inLayer.domains({ ...text('caption'), ...labelText, color: vars.color.textMuted }),
);
