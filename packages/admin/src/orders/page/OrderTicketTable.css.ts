import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;
const narrow = 'order (max-width: 559.98px)';

export const head = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

export const body = style(inLayer.domains({ '@container': { [narrow]: { display: 'block' } } }));

export const row = style(
  inLayer.domains({
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"guest price" "ticket checkin"',
        columnGap: space[16],
        paddingBlock: space[12],
        borderBlockEnd: `${border.width} solid ${color.hairline}`,
      },
    },
  }),
);

const inLines = (gridArea: string) =>
  style(
    inLayer.domains({
      whiteSpace: 'normal',
      '@container': {
        [narrow]: { gridArea, display: 'block', blockSize: 'auto', padding: 0, border: 0 },
      },
    }),
  );

/** The email address may be as wide as the row; the price is beside the name. */
export const guest = style([
  inLines('guest'),
  inLayer.domains({ '@container': { [narrow]: { gridColumn: '1 / -1' } } }),
]);
export const ticket = inLines('ticket');
export const price = inLines('price');
export const checkIn = inLines('checkin');

export const name = style(
  inLayer.domains({
    display: 'block',
    fontWeight: vars.text.bodyStrong.weight,
    '@container': { [narrow]: { marginInlineEnd: '6rem' } },
  }),
);

export const more = style(
  inLayer.domains({
    ...text('caption'),
    display: 'block',
    color: color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
