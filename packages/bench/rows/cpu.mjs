import { measureIn } from '../lib/child.mjs';
import { row } from '../lib/report.mjs';

/**
 * Measures the CPU time of a request with an immediate response, compared with parsing the JSON
 * alone.
 */
export async function measure() {
  const responses = await measureIn('cpu.mjs', {
    flags: ['--expose-gc'],
  });
  return responses.flatMap(({ what, ours, peer, bare }) => [
    row({ name: `${what}; bare fetch and json()`, ours, peer: bare, unit: 'ms', goal: 1.25 }),
    row({ name: `${what}; SDK`, ours, peer, unit: 'ms' }),
  ]);
}
