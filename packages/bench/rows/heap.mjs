import { wireResponses } from '../children/fixtures.mjs';
import { measureIn } from '../lib/child.mjs';
import { row } from '../lib/report.mjs';

/** Measures the remaining heap after many product pages were opened and closed. */
export async function measure() {
  // Made here: a platform in that process would be on its heap.
  const [input] = (await wireResponses()).products.products;
  const { atoms, ours } = await measureIn('heap.mjs', { flags: ['--expose-gc'], input });
  const name = `after ${atoms.toLocaleString('en-GB')} product atoms came and went`;
  return [row({ name, ours, unit: 'MB', goal: 2 })];
}
