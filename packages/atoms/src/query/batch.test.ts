import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createBatch } from './batch.ts';

interface Thing {
  _id: string;
}

/** A batch over all names but those that begin with `x`, and the requests that it made. */
function things(most = 3) {
  const requests: { ids: readonly string[]; signal: AbortSignal }[] = [];
  const state = { failing: false, wait: Promise.resolve() };
  const ask = createBatch<Thing>({
    most,
    toId: ({ _id }) => _id,
    load: async (ids, { signal }) => {
      requests.push({ ids, signal });
      await state.wait;
      if (state.failing) throw new Error('away');
      return ids
        .filter((id) => !id.startsWith('x'))
        .map((_id) => ({ _id }))
        .reverse();
    },
  });
  return { ask, requests, state };
}

describe('createBatch', () => {
  it('G20 loads all IDs of one tick in as few requests as the batch size allows', async () => {
    const names = fc.array(fc.stringMatching(/^[a-x]{1,2}$/), {
      minLength: 1,
      maxLength: 20,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(names, fc.integer({ min: 1, max: 7 }), async (ids, most) => {
        const { ask, requests } = things(most);
        const responses = await Promise.all(ids.map((id) => ask(id)));
        expect(responses).toEqual(ids.map((_id) => (_id.startsWith('x') ? null : { _id })));
        expect(requests).toHaveLength(Math.ceil(new Set(ids).size / most));
        expect(requests.flatMap((request) => request.ids)).toEqual([...new Set(ids)]);
      }),
      { numRuns: 40 },
    );
  });

  it('sends a new request in another tick', async () => {
    const { ask, requests } = things();
    await ask('a');
    await ask('a');
    expect(requests).toHaveLength(2);
  });

  it('rejects only the callers of the failed batch', async () => {
    const { ask, state } = things();
    state.failing = true;
    const both = await Promise.allSettled([ask('a'), ask('b')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    state.failing = false;
    expect(await ask('a')).toEqual({ _id: 'a' });
  });

  it('aborts a request only when all its callers have aborted', async () => {
    const { ask, requests, state } = things();
    let respond = () => {};
    state.wait = new Promise((resolve) => {
      respond = resolve;
    });
    const [one, two] = [new AbortController(), new AbortController()];
    void ask('a', one.signal).catch(() => {});
    void ask('b', two.signal).catch(() => {});
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    one.abort();
    expect(requests[0]?.signal.aborted).toBe(false);
    two.abort();
    expect(requests[0]?.signal.aborted).toBe(true);
    respond();
  });

  it('doesn’t request IDs whose callers abort before the tick ends', async () => {
    const { ask, requests } = things();
    const abortController = new AbortController();
    const request = ask('a', abortController.signal);
    abortController.abort();
    await expect(request).rejects.toBe(abortController.signal.reason);
    expect(requests).toHaveLength(0);
  });
});
