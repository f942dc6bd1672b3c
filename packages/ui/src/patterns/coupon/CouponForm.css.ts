import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { disclosureRow } from '../../utils/styles/disclosure-row.ts';

export const root = style(inLayer.domains({ display: 'grid', justifyItems: 'start' }));

export const toggle = style(inLayer.domains(disclosureRow));

export const form = style(inLayer.domains({ inlineSize: '100%', paddingBlock: vars.space[12] }));

export const answer = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[8],
    inlineSize: '100%',
  }),
);

export const apply = style(inLayer.domains({ minBlockSize: vars.size.field }));
