import { createContainer, style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

/** The actions of an event answer to the width of their line. */
const eventActions = createContainer();

/**
 * Condition for `@container` under which all actions fit on one line with short labels only. Without
 * the container, labels are whole.
 */
const narrowLayout = `${eventActions} (max-width: 419px)`;

export const root = style(
  inLayer.domains({ display: 'grid', justifyItems: 'start', gap: space[12] }),
);

export const field = style(inLayer.domains({ inlineSize: 'min(100%, 28rem)' }));

export const actions = style(
  inLayer.domains({
    containerName: eventActions,
    containerType: 'inline-size',
    display: 'grid',
    justifyItems: 'start',
    gap: space[12],
  }),
);

export const action = style(
  inLayer.domains({
    paddingInline: space[16],
    '@container': { [narrowLayout]: { paddingInline: space[12], flex: '1 0 auto' } },
  }),
);

/** Without its label in little space. */
export const iconAction = style(
  inLayer.domains({
    paddingInline: space[16],
    '@container': { [narrowLayout]: { paddingInline: space[12] } },
  }),
);

export const label = style(
  inLayer.domains({ display: 'inline-flex', alignItems: 'center', gap: space[8] }),
);

export const long = style(
  inLayer.domains({ '@container': { [narrowLayout]: { display: 'none' } } }),
);

export const short = style(
  inLayer.domains({
    display: 'none',
    '@container': { [narrowLayout]: { display: 'inline' } },
  }),
);
