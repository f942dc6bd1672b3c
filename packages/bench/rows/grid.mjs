import { wireResponses } from '../children/fixtures.mjs';
import { measureIn } from '../lib/child.mjs';
import { row } from '../lib/report.mjs';

/** Measures a grid of 10,000 products in a real browser: its DOM size, and its scrolling. */
export async function measure() {
  const { products: input } = (await wireResponses()).products;
  const { late, cards, onScreen, nodes } = await measureIn('grid.mjs', { input });
  const inList = (name) => `of 10,000 products, ${name}`;
  return [
    row({ name: inList('cards on the page'), ours: cards, unit: 'cards', goal: 3 * onScreen }),
    row({ name: inList('elements on the page'), ours: nodes, unit: 'elements' }),
    row({ name: inList('frames over 32 ms of 600'), ours: late, unit: '%', goal: 1 }),
  ];
}
