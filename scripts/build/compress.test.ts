import { expect, test } from 'vitest';
import { compress } from './compress.ts';

test('a constant is inlined', async () => {
  const code = await compress('var most = 2 + 1; export const isOver = (n) => n > most;');
  expect(code).toContain('n > 3');
  expect(code).not.toContain('most');
});

test('exports keep their name and value', async () => {
  const written =
    'var limit = 50;\nfunction open(page) { return { limit, ...page }; }\nclass Gone extends Error { name = "Gone"; }\nexport { open, Gone, limit };';
  const from = (text: string) => import(`data:text/javascript,${encodeURIComponent(text)}`);
  const [before, after] = await Promise.all([from(written), from(await compress(written))]);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(after.open({ offset: 1 })).toEqual(before.open({ offset: 1 }));
  expect(after.open.name).toBe('open');
  expect(new after.Gone()).toMatchObject({ name: 'Gone' });
});

test('functions and fields keep their names and bodies', async () => {
  const code = await compress(
    'function once(settings) { return settings.apiBaseUrl; }\nexport function twice(settings) { return once(settings); }',
  );
  expect(code).toMatch(/function once\(settings\) \{\s+return settings\.apiBaseUrl;/);
  expect(code).toMatch(/return once\(settings\)/);
});
