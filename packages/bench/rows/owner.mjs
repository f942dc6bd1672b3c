import { measureIn } from '../lib/child.mjs';
import { row } from '../lib/report.mjs';

/** Measures the grid of a thousand variants and a list of ten thousand orders in a real browser. */
export async function measure() {
  const { grid, orders } = await measureIn('owner.mjs');
  return [
    row({
      name: 'of 1,000 variants, rows that typing renders',
      ours: grid.rows,
      unit: 'rows',
      goal: 1,
    }),
    row({ name: 'scripting of a paste of 1,000 cells', ours: grid.paste, unit: 'ms', goal: 100 }),
    row({ name: 'of 10,000 orders, rows in the page', ours: orders.rows, unit: 'rows' }),
    row({ name: 'of 10,000 orders, longest frame', ours: orders.longest, unit: 'ms', goal: 32 }),
  ];
}
