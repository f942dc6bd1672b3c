import { domains } from '../../domains/index.ts';
import type { MockPlatform } from '../../platform/mock-platform.ts';
import { isJsonObject } from '../../platform/requests/fields.ts';
import type { Route } from '../../platform/routes.ts';
import { getRoutes } from '../../platform/routes.ts';
import { changeState } from './change-state.ts';
import { getExamples } from './examples/index.ts';
import { findFault } from './find-fault.ts';
import { findBlocked, type Send } from './invariants.ts';
import { createPool } from './pool.ts';
import { createRandomSource } from './random-source.ts';
import { type FuzzRequest, requestFor } from './requests.ts';

/** A response that should not be, with the request that got it. */
export interface Fault {
  index: number;
  fault: string;
  request: FuzzRequest;
  response: string;
}

export interface FuzzReport {
  requests: number;
  faults: Fault[];
  /** Number of responses by status. */
  statuses: Map<number, number>;
  /** Number of requests by endpoint, and of those with a 200. */
  calls: Map<string, { sent: number; good: number }>;
}

export interface FuzzOptions {
  platform: MockPlatform;
  send: Send;
  count: number;
  seed: string;
  /** Number of requests between checks of the complete platform. */
  lookEvery?: number;
  /** Stops after this number of faults. */
  maxFaults?: number;
  onProgress?(requests: number): void;
}

const ROUTES: readonly Route[] = getRoutes(domains);
/** Few, so that what one request made is often there for the next. */
const VISITORS = 3;
/** Calls that end things are sent seldom, or there would be nothing to send the others to. */
const ENDS = /\.(delete|remove|bulkDelete|bulkCancel|cancel)/;

/** Sends random requests, and reports invalid responses. */
export async function fuzz({
  platform,
  send,
  count,
  seed,
  lookEvery = 500,
  maxFaults = 20,
  onProgress,
}: FuzzOptions): Promise<FuzzReport> {
  const chance = createRandomSource(seed);
  const pool = createPool(chance);
  const report: FuzzReport = { requests: 0, faults: [], statuses: new Map(), calls: new Map() };
  let visitors: string[] = [];

  function authorization(): string | undefined {
    if (chance.percent(2)) return undefined;
    if (chance.percent(2)) return pool.any().replace(/[^\x20-\x7e]/g, '');
    if (chance.percent(20))
      return pool.take('access_token', new Map(), undefined) ?? chance.pick(visitors);
    return chance.pick(visitors);
  }

  async function look(index: number): Promise<void> {
    const request = { method: '', path: '', headers: {} };
    const stuck = await findBlocked(chance.pick(visitors), send);
    if (stuck) report.faults.push({ index, fault: `stuck: ${stuck}`, request, response: '' });
  }

  function noteStatus(name: string, status: number): void {
    const counts = report.calls.get(name) ?? { sent: 0, good: 0 };
    counts.sent += 1;
    if (status === 200) counts.good += 1;
    report.calls.set(name, counts);
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
  }

  /** Changes the state, and replaces visitors whose tokens have expired. */
  function stir(): void {
    const isOver = changeState(platform, chance, pool);
    if (!isOver && visitors.length > 0) return;
    visitors = Array.from({ length: VISITORS }, () => platform.createVisitor().accessToken);
  }

  /**
   * Stores the entities of a response; also stores the response and its request under the
   * endpoint's name.
   */
  function harvest({ name }: Route, { headers, body }: FuzzRequest, text: string): void {
    const response = parse(text);
    pool.harvest(response, headers.authorization);
    if (!isJsonObject(response)) return;
    const sent = body === undefined ? undefined : parse(body);
    pool.harvest({ [name.split('.')[1] ?? name]: { ...response, sent } }, headers.authorization);
    const state = stateIn(response.body);
    if (state) pool.harvest({ page: { state } }, headers.authorization);
  }

  stir();
  for (let index = 0; index < count && report.faults.length < maxFaults; index += 1) {
    if (index % 200 === 199) stir();
    const picked = chance.pick(ROUTES);
    const route = ENDS.test(picked.name) && chance.percent(80) ? chance.pick(ROUTES) : picked;
    const examples = getExamples(route.name);
    const request = requestFor(route, examples, authorization(), chance, pool);
    const response = await send(request);
    report.requests += 1;
    noteStatus(route.name, response.status);
    const fault = request.method === 'HEAD' ? undefined : findFault(response);
    if (fault) report.faults.push({ index, fault, request, response: response.text.slice(0, 500) });
    if (response.status === 200) harvest(route, request, response.text);
    if (index % lookEvery === lookEvery - 1) await look(index);
    if (onProgress && index % 1000 === 999) onProgress(index + 1);
  }
  return report;
}

/** Returns the state in a page of another identity provider. The page is encoded in base64. */
function stateIn(page: unknown): string | undefined {
  if (typeof page !== 'string') return undefined;
  const html = Buffer.from(page, 'base64').toString();
  return /name="state" value="([^"]+)"/.exec(html)?.[1];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
