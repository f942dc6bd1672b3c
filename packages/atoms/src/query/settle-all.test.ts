import { expect, it, vi } from 'vitest';
import { settleAll } from './settle-all.ts';

it('rejects with the first error only after all have settled', async () => {
  const ended = vi.fn();
  let end: (value?: unknown) => void = () => {};
  const slow = new Promise((resolve) => {
    end = resolve;
  });
  const all = settleAll([Promise.reject(new Error('One')), slow, Promise.reject(new Error('Two'))]);
  all.catch(ended);
  await new Promise((wait) => setTimeout(wait));
  expect(ended).not.toHaveBeenCalled();
  end();
  await expect(all).rejects.toThrow('One');
  await expect(settleAll([null, slow])).resolves.toBeUndefined();
});
