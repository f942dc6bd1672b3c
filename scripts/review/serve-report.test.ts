import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Decision, DecisionRequest, Entry, Report } from './report.ts';
import { serveReport } from './serve-report.ts';

let root: string;
let server: Awaited<ReturnType<typeof serveReport>>;

const path = (name: string) => join(root, name);
const baseline = () => path('stories/cart/__screenshots__/cart-cartline-default.png');
const tree = () => path('stories/cart/__screenshots__/cart-cartline-default.aria.yml');

const entry: Entry = {
  id: 'cart-cartline-default',
  component: 'cart/CartLine',
  story: 'Default',
  file: 'stories/cart/CartLine.stories.tsx',
  picture: {
    baseline: 'stories/cart/__screenshots__/cart-cartline-default.png',
    change: 'changed',
    before: 'pictures/before.png',
    after: 'pictures/after.png',
    size: { width: 10, height: 10 },
  },
  tree: {
    baseline: 'stories/cart/__screenshots__/cart-cartline-default.aria.yml',
    before: '- button\n',
    after: '- link\n',
  },
  violations: [],
  changedFiles: [],
  tokens: [],
  isWritten: false,
};

async function serve(changes: Partial<Entry> = {}) {
  const report: Report = {
    base: 'HEAD',
    createdAt: '2026-11-26T12:00:00Z',
    changedFiles: [],
    tokens: [],
    played: 1,
    entries: [
      { ...entry, ...changes },
      { ...entry, id: 'other', isWritten: true },
    ],
    diffs: {},
  };
  server = await serveReport(report, { root, folder: path('report') });
}

const send = (request: DecisionRequest, type = 'application/json') =>
  fetch(`${server.url}decide`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(request),
  });

const decide = (decision: Decision | undefined) => send({ ids: [entry.id], decision });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-review-'));
  mkdirSync(path('stories/cart/__screenshots__'), { recursive: true });
  mkdirSync(path('report/pictures'), { recursive: true });
  writeFileSync(baseline(), 'old picture');
  writeFileSync(tree(), '- button\n');
  writeFileSync(path('report/pictures/before.png'), 'old picture');
  writeFileSync(path('report/pictures/after.png'), 'new picture');
});

afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const read = (file: string) => readFileSync(file, 'utf8');

describe('accepting an entry', () => {
  it('writes its screenshot and its tree', async () => {
    await serve();
    expect((await decide('accepted')).status).toBe(204);
    expect(read(baseline())).toBe('new picture');
    expect(read(tree())).toBe('- link\n');
    expect(server.getEntries()[0]?.decision).toBe('accepted');
  });

  it('is kept in the report, so that a reload shows it', async () => {
    await serve();
    await decide('accepted');
    expect(read(path('report/report.js'))).toContain('"decision": "accepted"');
  });

  it('can be taken back', async () => {
    await serve();
    await decide('accepted');
    await decide(undefined);
    expect(read(baseline())).toBe('old picture');
    expect(read(tree())).toBe('- button\n');
  });

  it('removes the screenshot of a story that is gone', async () => {
    const picture = entry.picture && { ...entry.picture, change: 'removed' as const };
    await serve({ picture: picture && { ...picture, after: undefined }, tree: undefined });
    await decide('accepted');
    expect(existsSync(baseline())).toBe(false);
  });

  it('writes nothing that the repository has already', async () => {
    await serve({ isWritten: true });
    await decide('accepted');
    await decide(undefined);
    expect(read(baseline())).toBe('old picture');
  });
});

describe('rejecting an entry', () => {
  it('writes nothing', async () => {
    await serve();
    await decide('rejected');
    expect(read(baseline())).toBe('old picture');
    expect(server.getEntries()[0]?.decision).toBe('rejected');
  });

  it('keeps a note until the decision is taken back', async () => {
    await serve();
    await send({ ids: [entry.id], decision: 'rejected', note: 'Keep the corners square.' });
    expect(server.getEntries()[0]?.note).toBe('Keep the corners square.');
    expect(read(path('report/report.js'))).toContain('Keep the corners square.');
    await decide(undefined);
    expect(server.getEntries()[0]?.note).toBeUndefined();
  });
});

describe('several entries', () => {
  it('are accepted by one request', async () => {
    await serve();
    expect((await send({ ids: [entry.id, 'other'], decision: 'accepted' })).status).toBe(204);
    expect(server.getEntries().map(({ decision }) => decision)).toEqual(['accepted', 'accepted']);
    expect(read(baseline())).toBe('new picture');
  });

  it('stay as they are if one of them is unknown', async () => {
    await serve();
    expect((await send({ ids: [entry.id, 'gone'], decision: 'accepted' })).status).toBe(404);
    expect(server.getEntries()[0]?.decision).toBeUndefined();
    expect(read(baseline())).toBe('old picture');
  });

  it('are decided in the order of the requests', async () => {
    await serve();
    await Promise.all([decide('accepted'), decide(undefined), decide('rejected')]);
    expect(server.getEntries()[0]?.decision).toBe('rejected');
    expect(read(baseline())).toBe('old picture');
    expect(JSON.parse(read(path('report/report.json'))).entries[0].decision).toBe('rejected');
  });
});

describe('the server', () => {
  it('takes no decision from a page of another site, which can send no JSON', async () => {
    await serve();
    await send({ ids: [entry.id], decision: 'accepted' }, 'text/plain');
    expect(read(baseline())).toBe('old picture');
  });

  it('knows no other entry', async () => {
    await serve();
    expect((await send({ ids: ['../../secret'], decision: 'accepted' })).status).toBe(404);
  });
});
