import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { frameEdge } from '../../utils/gutter.css.ts';
import { inkList } from '../../utils/list-styles.ts';

const { border, color, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;
/** The panel is next to the tickets. */
const split = 'sale (min-width: 840px)';
const row = 'sale-tickets (min-width: 560px)';
const panelInset = space[32];
const rowColumns = 'minmax(0, 1fr) 96px 112px 120px';

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    containerType: 'inline-size',
    containerName: 'sale',
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);

export const columnsOfPage = style(
  inLayer.domains({
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    paddingBlockStart: space[20],
    '@container': {
      // The line between the columns begins at the top.
      [split]: {
        gridTemplateColumns: `minmax(0, 1fr) calc(376px - ${frameEdge})`,
        gap: space[40],
        paddingBlockStart: 0,
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
    containerType: 'inline-size',
    containerName: 'sale-tickets',
    '@container': { [split]: { paddingBlockStart: space[20] } },
  }),
);

export const tickets = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
);

const narrow = 'sale-tickets (max-width: 559.98px)';

export const columns = style(
  inLayer.domains({
    ...text('caption'),
    display: 'none',
    alignItems: 'center',
    minBlockSize: 36,
    borderBlockStart: `${border.width} solid ${color.text}`,
    color: color.textMuted,
    '@container': {
      [row]: { display: 'grid', gridTemplateColumns: rowColumns, columnGap: space[12] },
    },
  }),
);

export const list = style(inLayer.domains(inkList));

const rowStyle = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space[4]} ${space[12]}`,
    paddingBlock: space[8],
    borderBlockEnd: hairline,
    '@container': { [row]: { gridTemplateColumns: rowColumns, minBlockSize: 56 } },
  }),
);

export { rowStyle as row };

export const name = style(
  inLayer.domains({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { gridColumn: '1 / -1' } },
  }),
);

export const onlyNarrow = style(inLayer.domains({ '@container': { [row]: { display: 'none' } } }));

export const onlyWide = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

export const title = style(inLayer.domains({ ...text('bodyStrong') }));

export const caption = style(
  inLayer.domains({ ...text('caption'), color: color.textMuted, textWrap: 'pretty' }),
);

export const amount = style(inLayer.domains(text('bodyStrong')));

export const price = style(
  inLayer.domains({
    textAlign: 'end',
    '@container': { [narrow]: { gridColumn: 1, textAlign: 'start' } },
  }),
);

/** An amount is written from left to right. Its digits end where the other prices do. */
export const donation = style(inLayer.domains({ direction: 'ltr' }));

globalStyle(
  `${donation} > input`,
  inLayer.domains({
    textAlign: 'right',
    '@container': { [narrow]: { textAlign: 'left' } },
  }),
);

export const priceMessage = style(
  inLayer.domains({
    ...text('caption'),
    display: 'block',
    // Clear of the focus ring of the field.
    marginBlockStart: space[8],
    color: color.danger,
    textWrap: 'pretty',
  }),
);

export const quantity = style(
  inLayer.domains({
    justifySelf: 'end',
    '@container': {
      [narrow]: { gridColumn: 2, gridRow: '2 / span 2' },
    },
  }),
);

export const switches = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] }),
);

export const panel = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    gap: space[20],
    minInlineSize: 0,
    '@container': {
      [split]: {
        // It ends at the edge of the frame.
        marginInlineEnd: `calc(${frameEdge} * -1)`,
        paddingBlockStart: space[24],
        paddingInline: panelInset,
        borderInlineStart: hairline,
        background: color.surface,
      },
    },
  }),
);

/** Further from the choices above than they are from each other. */
export const skip = style(inLayer.domains({ marginBlockStart: space[12] }));

/** The time that is left is as large as the page's title, and in its font. */
export const timer = style(
  inLayer.domains({
    vars: {
      '--vt-font-heading': vars.font.display,
      [vars.text.displayM.size]: vars.text.displayL.size,
      [vars.text.displayM.line]: vars.text.displayL.line,
      [vars.text.displayM.weight]: vars.text.displayL.weight,
      [vars.text.displayM.tracking]: vars.text.displayL.tracking,
    },
  }),
);

/** As high as the panel, so that its foot is at the end of the panel. */
export const form = style(
  inLayer.domains({ display: 'flex', flexDirection: 'column', flex: 1, gap: space[16] }),
);

export const names = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[12],
  }),
);

/** What the form asks besides the fields above, with its button at the end. */
export const formNote = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[12]}`,
    color: color.textMuted,
  }),
);

/** The first form begins at the rule of the drawer's header. */
export const firstForm = style(inLayer.domains({ borderBlockStart: 0, paddingBlockStart: 0 }));

/** The foot of the panel with the main action, in view also where the panel is longer than the window. */
export const submit = style(
  inLayer.domains({
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'grid',
    marginBlockStart: 'auto',
    paddingBlock: space[12],
    borderBlockStart: `${border.width} solid ${color.text}`,
    background: color.ground,
    '@container': {
      [split]: {
        // Its line goes across the panel.
        marginInline: `calc(${panelInset} * -1)`,
        paddingInline: panelInset,
        background: color.surface,
      },
    },
  }),
);
