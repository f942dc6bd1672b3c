import { TOKEN_FAILURES, type TokenFailureName } from '@vitrine/mocks';
import { expect, test } from 'vitest';
import { useTabs } from './tabs-set-up.ts';

const tabs = useTabs();

const rows: Record<TokenFailureName, string> = {
  moved: 'S39',
  html: 'S40',
  empty: 'S40',
  'wrong-types': 'S40',
  'error-as-success': 'S40',
  broken: 'S41',
  offline: 'S41',
  'too-many': 'S58',
};
const cases = Object.entries(rows) as [TokenFailureName, string][];

test('S39 S40 S41 S58 every token endpoint failure is covered', () => {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(TOKEN_FAILURES).sort());
});

test.each(cases.map(([failure, row]) => [row, failure] as const))(
  '%s a token endpoint failure “%s” keeps the member, who continues afterwards',
  async (_, failure) => {
    const [tab] = await tabs.openExpired(1);
    if (!tab) throw new Error('No tab is open.');
    const end = tabs.platformServer.platform.identity.provider.failTokens(failure);
    expect(await tab.call(5)).toEqual([expect.stringMatching(/^(Token|System)Error$/)]);
    expect(await tab.role()).toBe('member');
    const foreignUrls = await tab.page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /elsewhere/.test(name)),
    );
    expect(foreignUrls).toEqual([]);
    end();
    // A busy endpoint returns a retry delay, and the client does not retry earlier.
    await expect.poll(() => tab.call(), { timeout: 20_000 }).toEqual([200]);
    expect(await tab.role()).toBe('member');
    expect(tabs.grants()).not.toContain('anonymous');
  },
);
