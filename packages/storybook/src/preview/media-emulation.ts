/** What a test run can emulate in its browser. */
export interface MediaFeatures {
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'no-preference' | 'reduce';
}

/**
 * How the preview emulates media features. A test run has set `emulate`; in Storybook, the browser's
 * own features count.
 */
export const mediaEmulation: { emulate?: (features: MediaFeatures) => Promise<void> } = {};
