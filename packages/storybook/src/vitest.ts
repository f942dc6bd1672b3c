export type { Browser } from './browser/find-browser.ts';
export { findBrowser, getLaunchOptions } from './browser/find-browser.ts';
export type { TimingStress } from './preview/timing-stress.ts';
export type { StoryMode, StoryModes, Viewport } from './screenshots/modes.ts';
export type { StoryProjectOptions } from './vitest/create-story-project.ts';
export { createStoryProject } from './vitest/create-story-project.ts';
