import { measureIn } from '../lib/child.mjs';
import { row } from '../lib/report.mjs';

/**
 * Measures the token requests of concurrent requests: without a token, and with an expired one in
 * several browser tabs.
 */
export async function measure() {
  const first = await measureIn('tokens.mjs');
  const expired = await measureIn('tabs.mjs');
  return [
    row({ name: '20 parallel first calls', ...first, unit: 'requests', goal: 1 / 20 }),
    row({ name: '20 calls in each of 3 tabs', ...expired, unit: 'requests', goal: 0.02 }),
  ];
}
