import { run } from '../../../scripts/test/run.mjs';
import { bench } from './folders.mjs';

/** Installs the peers of a folder exactly as its lockfile has them; a second run finds them there. */
export async function installPeers(folder = bench) {
  const command = ['pnpm', 'install', '--frozen-lockfile', '--reporter=append-only'];
  if ((await run(command, { cwd: folder })) !== 0) {
    throw new Error('The peers could not be installed: is the package registry reachable?');
  }
}
