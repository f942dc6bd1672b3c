import { MODES, type Mode } from '@vitrine/mocks';

const HOUR = 60 * 60 * 1000;

/** How far the toolbar advances the clock of a story's platform, in milliseconds, by option. */
const AHEAD = new Map<unknown, number>([
  ['hour', HOUR],
  ['day', 24 * HOUR],
  ['week', 7 * 24 * HOUR],
]);

/** Reads the platform settings of the toolbar. Missing ones are as in the tests. */
export function parseToolbar({ mode, ahead }: Record<string, unknown> = {}): {
  mode: Mode;
  ahead: number;
} {
  return {
    mode: MODES.find((one) => one === mode) ?? 'normal',
    ahead: AHEAD.get(ahead) ?? 0,
  };
}
