/** What the accessibility check reads of a story. */
export type CheckedStory = object & { globals: object; viewMode: 'story' };

/**
 * The accessibility check of Storybook's addon, for a mode with another theme: its story is not
 * rendered again. It is missing without the addon.
 */
export const accessibilityCheck: { run?: (story: CheckedStory) => unknown } = {};
