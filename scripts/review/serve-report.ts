import { copyFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Decision, Entry, Report } from './report.ts';
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

async function readBody(request: IncomingMessage): Promise<{ id?: string; decision?: Decision }> {
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

  async function decide(id: string | undefined, decision: Decision | undefined) {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return false;
    if (!entry.isWritten) {
      if (decision === 'accepted') await writeBaselines(entry, 'after', settings);
      else if (entry.decision === 'accepted') await writeBaselines(entry, 'before', settings);
    }
    entries = entries.map((one) => (one === entry ? { ...entry, decision } : one));
    await writeReport({ ...report, entries }, settings.folder);
    return true;
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
      const { id, decision } = await readBody(request);
      response.writeHead((await decide(id, decision)) ? 204 : 404).end();
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
