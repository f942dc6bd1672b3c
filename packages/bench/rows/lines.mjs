import { measureIn } from '../lib/child.mjs';
import { row } from '../lib/report.mjs';

/** One quantity that changes in a cart of a thousand lines, in a real browser. */
export async function measure() {
  const { ours, peer, others } = await measureIn('lines.mjs');
  const inCart = (what) => `a quantity among 1,000 lines, ${what}`;
  return [
    row({ name: inCart('time of commits; a context'), ours, peer, unit: 'ms', goal: 0.1 }),
    row({ name: inCart('other lines drawn'), ours: others, unit: 'lines', goal: 0 }),
  ];
}
