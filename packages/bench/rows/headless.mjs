import { join } from 'node:path';
import { bench } from '../lib/folders.mjs';
import { installPeers } from '../lib/install.mjs';
import { row } from '../lib/report.mjs';
import { weigh, weighUi } from '../lib/weigh.mjs';

const folder = join(bench, 'headless');

/** Parts of ours with provider, words and state, and the platform's own for the same task. */
const measured = [
  {
    what: 'a form with all controls; headless-forms',
    ours: "export { EventForm } from './events.ts';",
    peer: "export { Form } from '@wix/headless-forms/react';",
  },
];

/** Bytes of parts for events beside the platform's, which have neither looks nor words of their own. */
export async function measure() {
  await installPeers(folder);
  const rows = [];
  for (const { what, ours, peer } of measured) {
    rows.push(
      row({
        name: what,
        ours: await weighUi(`export { UiProvider } from './provider/UiProvider.tsx'; ${ours}`),
        peer: await weigh({ contents: peer, resolveDir: folder }, { external: generatedCalls }),
        unit: 'kB',
      }),
    );
  }
  return rows;
}

// Megabytes that the platform generates, and that ours has a client for.
const generatedCalls = ['@wix/auto_sdk_*', '@wix/events', '@wix/forms', '@wix/redirects'];
