import { expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/** The page's only pair of live regions, and the component that announces its own message. */
const speaking = [
  'packages/ui/src/primitives/announcer/Announcer.tsx',
  'packages/ui/src/primitives/callout/Callout.tsx',
];

const region = /\baria-live\b|\brole=\{?["'](?:status|alert|log|timer|marquee)["']|<output\b/g;

it('I6 no component has its own live region: it announces through useAnnounce', () => {
  const own = listFiles('packages/ui/src/*.tsx')
    .filter((path) => !path.endsWith('.test.tsx') && !speaking.includes(path))
    .flatMap((path) =>
      Array.from(readText(path).matchAll(region), ([found]) => `${path}: ${found}`),
    );
  expect(own).toEqual([]);
});
