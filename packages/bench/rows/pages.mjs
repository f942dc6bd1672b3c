import { measureIn } from '../lib/child.mjs';
import { headless } from '../lib/folders.mjs';
import { installPeers } from '../lib/install.mjs';
import { row } from '../lib/report.mjs';

/** What is measured, with the most that the ratio may be. Times are on a slowed down processor. */
const figures = {
  product: [
    ['scripts', 'scripts with React', 'kB', 1],
    ['lcp', 'largest contentful paint', 'ms'],
    ['tbt', 'total blocking time', 'ms'],
    ['color', 'choose a color', 'ms'],
    ['add', 'add to cart', 'ms'],
  ],
  cart: [
    ['scripts', 'scripts with React', 'kB', 1],
    ['lcp', 'largest contentful paint', 'ms'],
    ['tbt', 'total blocking time', 'ms'],
    ['more', 'plus one', 'ms'],
  ],
};

/**
 * Measures the product page and the cart of a shop, and the same pages of the platform's headless
 * packages, which have no styles, in one run against the same mock platform.
 */
export async function measure() {
  await installPeers(headless);
  const measured = await measureIn('shop.mjs');
  return Object.entries(figures).flatMap(([page, rows]) =>
    rows.map(([key, what, unit, goal = null]) =>
      row({
        ...{ name: `${page}, ${what}; headless packages`, unit, goal },
        ours: measured[page].ours[key],
        peer: measured[page].peer[key],
      }),
    ),
  );
}
