export type { MswApi } from 'msw-storybook-addon';
export { expectNoOverflow } from './checks/expect-no-overflow.ts';
export type {
  Loaded,
  MockPlatformLoaderOptions,
  PlatformParameters,
  StoryCartSync,
  StoryPorts,
} from './platform/mock-platform.ts';
export { getPlatform, mockPlatform } from './platform/mock-platform.ts';
export { apiBaseUrl, storyTime } from './platform/platform-url.ts';
export type {
  PreviewAddonOptions,
  StoryParameters,
  StoryTypes,
} from './preview/create-preview-addons.tsx';
export { createPreviewAddons } from './preview/create-preview-addons.tsx';
export { viewports } from './preview/viewports.ts';
export type { StoryLocale } from './toolbar/locale-toolbar.ts';
export { storyLocales } from './toolbar/locale-toolbar.ts';
