import { cpus } from 'node:os';
import { join } from 'node:path';
import { writeTable } from '../../../scripts/measure/table.mjs';
import { root } from './folders.mjs';

const rounded = (value) => (value === null ? null : Number(value.toPrecision(4)));

/**
 * Creates a row of the results. `goal` is the maximum of `ratio`; without a peer, the maximum of
 * `ours`. A row without a goal is informational.
 */
export const row = ({ name, ours, peer = null, unit, goal = null }) => ({
  name,
  ours: rounded(ours),
  peer: rounded(peer),
  unit,
  ratio: peer === null || peer === 0 ? null : rounded(ours / peer),
  goal,
});

/** Whether a row misses its goal. */
export const isMissed = ({ ours, ratio, goal }) => goal !== null && (ratio ?? ours) > goal;

/** All rows in the order of the measurements: the measured ones, and the others as they were. */
export function keepOthers(before, measured, names, chosen) {
  const getKind = ({ name }) => name.slice(0, name.indexOf(':'));
  return names.flatMap((kind) =>
    (chosen.includes(kind) ? measured : before).filter((one) => getKind(one) === kind),
  );
}

const getGoal = ({ goal, ratio }) =>
  goal === null ? '' : `${ratio === null ? '' : '× '}≤ ${goal}`;

export function printTable(rows) {
  console.table(
    Object.fromEntries(
      rows.map((one) => {
        const { name, ours, peer, unit, ratio } = one;
        const verdict = isMissed(one) ? 'MISSED' : '';
        return [name, { ours, peer, unit, ratio, goal: getGoal(one), verdict }];
      }),
    ),
  );
}

const cell = (value, unit) => (value === null ? '' : `${value.toLocaleString('en-GB')} ${unit}`);

/** Writes the results into docs/performance.md, between the bench's markers. */
export async function writeReadme(rows) {
  const lines = rows.map((one) => {
    const { name, ours, peer, unit, ratio, date } = one;
    const verdict = isMissed(one) ? `${getGoal(one)}, missed` : getGoal(one);
    return [name, cell(ours, unit), cell(peer, unit), ratio?.toFixed(2) ?? '', verdict, date];
  });
  const head = [`What (${cpus().length} cores)`, 'Ours', 'Beside', 'Ratio', 'Goal', 'Measured'];
  await writeTable(join(root, 'docs/performance.md'), 'bench', head, lines);
}
