import { report } from '../lib/child.mjs';
import { median } from '../lib/median.mjs';
import { inPages, profiledPage } from '../lib/page.mjs';

const changes = 15;

const { ours, plain } = await inPages(
  await profiledPage('lines.tsx'),
  ['plain', 'ours'],
  (tab, which) =>
    tab.evaluate(({ which: one, changes: count }) => window.measure(one, count), {
      which,
      changes,
    }),
);
report({ ours: median(ours.times), peer: median(plain.times), others: ours.others });
