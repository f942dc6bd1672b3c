import { measureIn } from '../lib/child.mjs';
import { row } from '../lib/report.mjs';

/** A frame of a screen, in milliseconds. */
const frame = 1000 / 60;

/**
 * Measures a click in a picker of a thousand variants: the selection, and the state of each value.
 */
export async function measure() {
  const { ours, peer } = await measureIn('picker.mjs');
  const unit = 'ms';
  return [
    row({ name: 'a click among 1,000 variants; headless-stores', ours, peer, unit, goal: 0.05 }),
    row({ name: 'that click, in one frame', ours, unit, goal: Number(frame.toFixed(1)) }),
  ];
}
