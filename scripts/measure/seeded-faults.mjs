import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../test/run.mjs';
import { faults } from './seeded-fault-list.ts';

/** Puts each fault of the list into the sources, one at a time, and counts those that the stories catch. */
export async function measureFaults({ root }) {
  const shown = [...new Set(faults.flatMap(({ stories }) => stories))];
  if (!(await areGreen(root, shown))) {
    throw new Error('The stories fail without a fault: mend them first, or nothing is measured.');
  }
  const missed = [];
  for (const fault of faults) {
    const caught = await isCaught(root, fault);
    console.log(`${caught ? 'caught' : 'MISSED'}  ${fault.name}`);
    if (!caught) missed.push(fault.name);
  }
  return [
    {
      what: `Style faults caught, of a fixed list of ${faults.length}`,
      figure: `${faults.length - missed.length}${missed.length ? `; missed: ${missed.join(', ')}` : ''}`,
    },
  ];
}

async function isCaught(root, { name, file, find, replace, stories }) {
  const path = join(root, file);
  const sound = await readFile(path, 'utf8');
  if (sound.split(find).length !== 2) {
    throw new Error(
      `The fault “${name}” must name one place: ${file} holds \`${find}\` ${sound.split(find).length - 1} times.`,
    );
  }
  try {
    await writeFile(path, sound.replace(find, replace));
    return !(await areGreen(root, stories));
  } finally {
    await writeFile(path, sound);
  }
}

async function areGreen(root, stories) {
  const command = ['vitest', 'run', '--project', 'stories', '--reporter=dot', ...stories];
  return (await run(command, { cwd: root })) === 0;
}
