import { copyFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import type { DecisionRequest, Entry, Report } from './report.ts';
import { writeReport } from './write-report.ts';

interface Settings {
  root: string;
  folder: string;
}

/** Writes what an entry shows into the repository, or what was there before. */
async function writeBaselines(
  { picture, tree }: Entry,
  side: 'before' | 'after',
  { root, folder }: Settings,
) {
  if (picture) {
    const baseline = join(root, picture.baseline);
    const source = picture[side];
    if (source) await copyFile(join(folder, source), baseline);
    else await rm(baseline, { force: true });
  }
  if (tree) await writeFile(join(root, tree.baseline), tree[side]);
}

async function readBody(request: IncomingMessage): Promise<DecisionRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/**
 * Serves a report on loopback. Accepting an entry writes its screenshot and its accessibility tree into
 * the repository; taking that back writes what was there before.
 *
 * @returns its URL and a function that stops it.
 */
export async function serveReport(report: Report, settings: Settings) {
  const files = sirv(settings.folder, { dev: true });
  let entries = report.entries;

  async function decide({ ids, decision, note }: DecisionRequest) {
    const chosen = entries.filter(({ id }) => ids.includes(id));
    if (chosen.length < ids.length) return false;
    for (const entry of chosen.filter(({ isWritten }) => !isWritten)) {
      if (decision === 'accepted') await writeBaselines(entry, 'after', settings);
      else if (entry.decision === 'accepted') await writeBaselines(entry, 'before', settings);
    }
    entries = entries.map((one) => (chosen.includes(one) ? { ...one, decision, note } : one));
    await writeReport({ ...report, entries }, settings.folder);
    return true;
  }

  // One after another, because each writes the report.
  let last: Promise<unknown> = Promise.resolve();
  function decideNext(request: DecisionRequest): Promise<boolean> {
    const result = last.then(() => decide(request));
    last = result.catch(() => undefined);
    return result;
  }

  const server = createServer(async (request, response) => {
    // A page of another site can send no JSON here, and reaches this host only by its own name.
    const isDecision =
      request.method === 'POST' &&
      request.url === '/decide' &&
      request.headers['content-type'] === 'application/json' &&
      request.headers.host?.startsWith('127.0.0.1:');
    if (!isDecision) return files(request, response);
    try {
      response.writeHead((await decideNext(await readBody(request))) ? 204 : 404).end();
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    getEntries: () => entries,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
