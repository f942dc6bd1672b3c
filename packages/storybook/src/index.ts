export { expectNoOverflow } from './checks/expect-no-overflow.ts';
export type {
  Loaded,
  MockPlatformLoaderOptions,
  StoryCartSync,
  StoryPorts,
} from './platform/mock-platform.ts';
export { getPlatform, mockPlatform } from './platform/mock-platform.ts';
export { apiBaseUrl, storyTime } from './platform/platform-url.ts';
export { viewports } from './preview/viewports.ts';
