import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './folders.mjs';

const require = createRequire(import.meta.url);

/** The modules of the SDK that have the specification's calls, by package. */
const peerModules = {
  ecom: ['backInStockNotifications', 'currentCart'],
  events: ['orders', 'wixEventsV2'],
  identity: ['authentication', 'recovery', 'verification'],
  redirects: ['redirects'],
  stores: ['collections', 'products'],
};

/** A page that uses every call of the client. Webhooks belong to a server, there as here. */
export async function everyCallOfOurs() {
  const manifest = await readFile(join(root, 'packages/client/package.json'), 'utf8');
  const doors = Object.keys(JSON.parse(manifest).exports)
    .map((door) => door.slice('./'.length))
    .filter((door) => door !== '' && door !== 'webhooks');
  const modules = await Promise.all(
    doors.map(async (door, index) => {
      const path = `@vitrine/client/${door}`;
      const calls = getFunctions(await import(path)).map((name) => `m${index}.${name}`);
      return { line: `import * as m${index} from '${path}';`, calls };
    }),
  );
  return `import { clientFetch, createClient, graphql } from '@vitrine/client';
import { clientId, provider } from '../settings.js';
${modules.map(({ line }) => line).join('\n')}
export const client = createClient({ clientId, provider });
export const calls = [clientFetch, graphql, ${modules.flatMap(({ calls }) => calls).join(', ')}];
`;
}

/**
 * The same with the SDK.
 *
 * @param prefix before a package's name: `@wix/` for the pinned release, `current-` for today's.
 */
export function everyCallOfPeer(prefix) {
  const packages = Object.entries(peerModules).map(([name, modules]) => ({ name, modules }));
  const calls = packages.flatMap(({ name, modules }) => {
    const exported = require(prefix + name);
    return modules.flatMap((module) =>
      getFunctions(exported[module])
        .filter((call) => !/^on[A-Z]/.test(call))
        .map((call) => `client.use(${module}.${call})`),
    );
  });
  const lines = packages.map(
    ({ name, modules }) => `import { ${modules.join(', ')} } from '@wix/${name}';`,
  );
  return `import { createClient, OAuthStrategy } from '@wix/sdk';
import { clientId } from '../settings.js';
${lines.join('\n')}
const client = createClient({ auth: OAuthStrategy({ clientId }) });
export const { auth } = client;
export const calls = [${calls.join(', ')}];
`;
}

const isClass = (value) => /^class\b/.test(Function.prototype.toString.call(value));

const getFunctions = (module) =>
  Object.keys(module).filter(
    (name) => typeof module[name] === 'function' && !isClass(module[name]),
  );
