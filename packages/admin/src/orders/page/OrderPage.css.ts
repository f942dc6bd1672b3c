import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { frameEdge } from '../../utils/gutter.css.ts';

const { border, color, space } = vars;

const wide = 'order (min-width: 840px)';
const narrow = 'order (max-width: 559.98px)';

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: space[20],
    containerType: 'inline-size',
    containerName: 'order',
    paddingBlock: space[20],
  }),
);

export const columns = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
    alignItems: 'start',
    '@container': {
      [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: space[56] },
    },
  }),
);

export const column = style(inLayer.domains({ display: 'grid', gap: space[32], minInlineSize: 0 }));

export const section = style(inLayer.domains({ gap: space[12], paddingBlockStart: space[16] }));

export const answers = style({});

// The answers of the first person begin below the rule of the section or drawer.
globalStyle(
  `${answers} > [role="group"]:first-child`,
  inLayer.domains({ paddingBlockStart: 0, borderBlockStart: 'none' }),
);

export const headActions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] }),
);

/** The main actions of the page, fixed at the foot of a phone. */
export const foot = style(
  inLayer.domains({
    display: 'none',
    // Without actions, an empty bar would cover the page.
    selectors: { '&:empty': { display: 'none' } },
    '@container': {
      [narrow]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: vars.z.sticky,
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gap: space[12],
        marginBlockStart: 'auto',
        marginBlockEnd: `calc(${space[20]} * -1)`,
        marginInline: `calc(${frameEdge} * -1)`,
        paddingBlock: space[16],
        paddingInline: frameEdge,
        borderBlockStart: `${border.width} solid ${color.text}`,
        background: color.ground,
      },
    },
  }),
);

/** The same actions where there is room for them. */
export const inPlace = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    marginBlockStart: space[16],
    '@container': { [narrow]: { display: 'none' } },
  }),
);

/** What the payment waits for, clear of the line that the invoice begins with. */
export const payment = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    marginBlockEnd: space[12],
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** Focused when the buttons of a decision have been removed; it is not a control. */
export const result = style(inLayer.domains({ outline: 'none' }));

export const note = style(inLayer.domains({ display: 'block', textWrap: 'pretty' }));

export const facts = style(inLayer.domains({ display: 'grid', gap: space[8], margin: 0 }));

export const fact = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '6.75rem minmax(0, 1fr)',
    gap: space[12],
  }),
);

export const term = style(inLayer.domains({ color: color.textMuted }));

export const value = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    margin: 0,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const event = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    gap: space[16],
  }),
);

export const eventText = style(
  inLayer.domains({
    ...text('caption'),
    display: 'grid',
    alignContent: 'start',
    color: color.textMuted,
  }),
);

export const eventTitle = style(inLayer.domains({ ...text('bodyStrong'), color: color.text }));

export const history = style(
  inLayer.domains({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' }),
);

export const entry = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[16],
  }),
);

export const time = style(
  inLayer.domains({
    ...text('caption'),
    flex: 'none',
    color: color.textMuted,
  }),
);
