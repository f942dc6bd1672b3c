import { describe, expect, it, vi } from 'vitest';
import { createEditQueue } from './edit-queue.ts';

interface Edit {
  line: string;
  to: number | 'gone';
}

const quantity = (line: string, to: number): Edit => ({ line, to });

/** A queue over a server that the test controls, call by call. */
function queueOver(respond: (edits: readonly Edit[]) => Promise<string>) {
  const sent: string[] = [];
  const onChange = vi.fn();
  const onFailure = vi.fn();
  const onIdle = vi.fn();
  const queue = createEditQueue<Edit, string>({
    send: (edits) => {
      sent.push(edits.map(({ line, to }) => `${line}=${to}`).join(' '));
      return respond(edits);
    },
    goTogether: (earlier, later) => (earlier.to === 'gone') === (later.to === 'gone'),
    supersedes: (newer, older) => newer.line === older.line,
    dependsOn: (later, earlier) => later.line.startsWith(`${earlier.line}:`),
    isWorthSplitting: (error) => (error as Error).message === 'Rejected',
    onChange,
    onSend: () => {},
    onResponse: () => {},
    onFailure,
    onIdle,
  });
  return { queue, sent, onChange, onFailure, onIdle };
}

describe('createEditQueue', () => {
  it('sends edits pushed in one tick in one request', async () => {
    const { queue, sent } = queueOver(async () => 'ok');
    await Promise.all([queue.push(quantity('a', 2)), queue.push(quantity('b', 3))]);
    expect(sent).toEqual(['a=2 b=3']);
  });

  it('collects the latest edits during a request and sends them afterwards', async () => {
    const responses: ((response: string) => void)[] = [];
    const { queue, sent } = queueOver(() => new Promise((resolve) => responses.push(resolve)));
    const first = queue.push(quantity('a', 2));
    await Promise.resolve();
    const later = [3, 4, 5].map((to) => queue.push(quantity('a', to)));
    later.push(queue.push(quantity('b', 7)));
    expect(sent).toEqual(['a=2']);
    responses[0]?.('first');
    expect(await first).toBe('first');
    await vi.waitFor(() => expect(sent).toEqual(['a=2', 'a=5 b=7']));
    responses[1]?.('second');
    expect(await Promise.all(later)).toEqual(['second', 'second', 'second', 'second']);
  });

  it('preserves the order of edits that cannot share a request', async () => {
    const { queue, sent } = queueOver(async () => 'ok');
    await Promise.all([
      queue.push(quantity('a', 2)),
      queue.push({ line: 'b', to: 'gone' }),
      queue.push({ line: 'c', to: 'gone' }),
      queue.push(quantity('d', 1)),
    ]);
    expect(sent).toEqual(['a=2', 'b=gone c=gone', 'd=1']);
  });

  it('isolates the failing edit of a rejected request and sends the others', async () => {
    const { queue, sent, onFailure, onIdle } = queueOver(async (edits) => {
      if (edits.some(({ line }) => line === 'b')) throw new Error('Rejected');
      return 'ok';
    });
    const ends = await Promise.allSettled(
      ['a', 'b', 'c'].map((line) => queue.push(quantity(line, 9))),
    );
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(sent).toEqual(['a=9 b=9 c=9', 'a=9', 'b=9', 'c=9']);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure.mock.calls[0]?.[1]).toEqual([quantity('b', 9)]);
    await queue.idle();
    expect(onIdle).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('rejects edits that depend on a failed one without sending them', async () => {
    const { queue, sent, onFailure } = queueOver(async ([first]) => {
      if (first?.line === 'a') throw new Error('Away');
      return 'ok';
    });
    const added = queue.push(quantity('a', 1));
    await Promise.resolve();
    const ends = await Promise.allSettled([
      added,
      queue.push(quantity('a:1', 2)),
      queue.push(quantity('b', 1)),
    ]);
    expect(ends).toEqual([
      { status: 'rejected', reason: new Error('Away') },
      { status: 'rejected', reason: new Error('Away') },
      { status: 'fulfilled', value: 'ok' },
    ]);
    expect(sent).toEqual(['a=1', 'b=1']);
    expect(onFailure.mock.calls).toEqual([
      [new Error('Away'), [quantity('a', 1)], [quantity('b', 1)]],
    ]);
  });

  it('does not retry edits individually when the platform is unreachable', async () => {
    const { queue, sent } = queueOver(async () => {
      throw new Error('Away');
    });
    await Promise.allSettled([queue.push(quantity('a', 1)), queue.push(quantity('b', 1))]);
    expect(sent).toEqual(['a=1 b=1']);
  });

  it('continues after a failure and reports once whether anything failed', async () => {
    let calls = 0;
    const { queue, onIdle } = queueOver(async () => {
      calls += 1;
      if (calls === 1) throw new Error('Away');
      return 'ok';
    });
    const lost = queue.push(quantity('a', 1));
    const accepted = queue.push({ line: 'b', to: 'gone' });
    await expect(lost).rejects.toThrow('Away');
    await expect(accepted).resolves.toBe('ok');
    await queue.idle();
    await queue.push(quantity('c', 1));
    await queue.idle();
    expect(onIdle.mock.calls).toEqual([[true], [false]]);
  });

  it('reports all pending edits on every change', async () => {
    const { queue, onChange } = queueOver(async () => 'ok');
    await queue.push(quantity('a', 1));
    expect(onChange.mock.calls).toEqual([[[quantity('a', 1)]], [[]]]);
  });

  it('resolves drain when all edits are sent, and rejects with the first failure until then', async () => {
    const { queue } = queueOver(async (edits) => {
      if (edits[0]?.line === 'b') throw new Error('Away');
      return 'ok';
    });
    await expect(queue.drained()).resolves.toBeUndefined();
    void queue.push(quantity('a', 1));
    await expect(queue.drained()).resolves.toBeUndefined();
    void queue.push(quantity('b', 1));
    await expect(queue.drained()).rejects.toThrow('Away');
    await expect(queue.idle()).resolves.toBeUndefined();
  });

  it('flushes all but edits that depend on a pending one, which are sent after it', async () => {
    const responses = new Map<string, () => void>();
    const { queue, sent, onIdle } = queueOver(
      ([first]) => new Promise((resolve) => responses.set(first?.line ?? '', () => resolve('ok'))),
    );
    const first = queue.push(quantity('a', 1));
    await Promise.resolve();
    const lines = ['new', 'new:1', 'b'].map((line) => queue.push({ line, to: 'gone' }));
    expect(sent).toEqual(['a=1']);
    queue.flush();
    expect(sent).toEqual(['a=1', 'new=gone b=gone']);
    responses.get('a')?.();
    await first;
    queue.flush();
    expect(sent).toHaveLength(2);
    responses.get('new')?.();
    await vi.waitFor(() => expect(sent.slice(2)).toEqual(['new:1=gone']));
    responses.get('new:1')?.();
    await Promise.all(lines);
    await queue.idle();
    expect(onIdle).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is not blocked by a throwing listener', async () => {
    const { queue, onChange, sent } = queueOver(async () => 'ok');
    const unhandled = vi.fn();
    process.once('unhandledRejection', unhandled);
    onChange
      .mockImplementationOnce(() => {})
      .mockImplementationOnce(() => {
        throw new Error('A listener failed.');
      });
    await queue.push(quantity('a', 1));
    await vi.waitFor(() => expect(unhandled).toHaveBeenCalledTimes(1));
    await queue.push(quantity('b', 1));
    expect(sent).toEqual(['a=1', 'b=1']);
  });
});
