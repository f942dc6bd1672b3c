import type { IndexInput } from 'storybook/internal/types';

/** First words of names that end like a verb, but are nouns. */
const nouns = new Set([
  'Address',
  'Details',
  'Fees',
  'Files',
  'Rows',
  'States',
  'Swatches',
  'Variants',
]);

/**
 * Whether a story tests a behavior, rather than showing a state: its name is a sentence without its
 * subject, such as “Ignores Clicks While Pending”.
 */
export function isBehavior(name: string): boolean {
  const [first = '', ...others] = name.split(' ');
  return others.length > 0 && first.endsWith('s') && !nouns.has(first);
}

/**
 * Tags the stories that test a behavior, so that the sidebar can leave them out, and keeps Storybook
 * from writing a manifest of the stories: `scripts/documentation/manifests.ts` writes another one.
 */
export const addTags = (story: IndexInput): IndexInput => ({
  ...story,
  tags: [...(story.tags ?? []), '!manifest', ...(isBehavior(story.name ?? '') ? ['behavior'] : [])],
});
