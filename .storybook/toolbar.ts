import { MODES, type Mode } from '@vitrine/mocks';

const HOUR = 60 * 60 * 1000;

/** How far the clock of a story's platform is moved on, in milliseconds, by the toolbar's words. */
const AHEAD = new Map<unknown, number>([
  ['hour', HOUR],
  ['day', 24 * HOUR],
  ['week', 7 * 24 * HOUR],
]);

/** What the toolbar says of a story's platform. What it does not say is as in the tests. */
export function parseToolbar({ mode, ahead }: Record<string, unknown> = {}): {
  mode: Mode;
  ahead: number;
} {
  return {
    mode: MODES.find((one) => one === mode) ?? 'normal',
    ahead: AHEAD.get(ahead) ?? 0,
  };
}
