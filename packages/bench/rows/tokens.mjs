import { measureIn } from '../lib/child.mjs';
import { row } from '../lib/report.mjs';

/** Token requests that twenty calls make which begin together before there is a token. */
export async function measure() {
  const { ours, peer } = await measureIn('tokens.mjs');
  return [row({ name: '20 parallel first calls', ours, peer, unit: 'requests', goal: 1 / 20 })];
}
