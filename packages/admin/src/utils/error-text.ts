import { text, vars } from '@vitrine/theme';

const { color, space } = vars;

/** The styles of a message about a field or a row, with its icon. */
export const errorText = {
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  color: color.danger,
  textWrap: 'pretty',
} as const;
