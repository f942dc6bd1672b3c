import { run } from '../../../scripts/test/run.mjs';
import { bench } from './folders.mjs';

/** Installs the peers exactly as the bench's lockfile has them; a second run finds them there. */
export async function installPeers() {
  const command = ['pnpm', 'install', '--frozen-lockfile', '--reporter=append-only'];
  if ((await run(command, { cwd: bench })) !== 0) {
    throw new Error('The peers could not be installed: is the package registry reachable?');
  }
}
