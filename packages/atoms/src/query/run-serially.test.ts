import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { runSerially } from './run-serially.ts';

/** Work that is written down, and that ends when it is told to. */
function workshop() {
  const { get } = createStore();
  const done: string[] = [];
  const ends = new Map<
    string,
    { resolve: (value: string) => void; reject: (error: Error) => void }
  >();
  const start = (thing: string, name: string) =>
    runSerially(get, thing, () => {
      done.push(name);
      return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }));
    });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { start, done, ends, settled };
}

it('does work on one thing one after the other, and on another at once', async () => {
  const { start, done, ends, settled } = workshop();
  const first = start('vase', 'a');
  const second = start('vase', 'b');
  void start('bowl', 'c');
  await settled();
  expect(done).toEqual(['a', 'c']);
  ends.get('a')?.resolve('ready');
  expect(await first).toBe('ready');
  await settled();
  expect(done).toEqual(['a', 'c', 'b']);
  ends.get('b')?.resolve('ready too');
  expect(await second).toBe('ready too');
  void start('vase', 'd');
  expect(done.at(-1)).toBe('d');
});

it('goes on after work that failed', async () => {
  const { start, done, ends, settled } = workshop();
  const first = start('vase', 'a');
  void start('vase', 'b');
  ends.get('a')?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await settled();
  expect(done).toEqual(['a', 'b']);
});
