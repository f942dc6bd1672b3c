import { expect, it } from 'vitest';
import * as preview from './index.ts';
import * as main from './main/create-main-config.ts';
import * as vitest from './vitest.ts';

it('exports exactly these names', () => {
  expect(Object.keys(preview).sort()).toEqual([
    'apiBaseUrl',
    'createPreviewAddons',
    'expectNoOverflow',
    'getPlatform',
    'mockPlatform',
    'storyLocales',
    'storyTime',
    'viewports',
  ]);
  expect(Object.keys(main).sort()).toEqual(['createMainConfig', 'storyDependencies']);
  expect(Object.keys(vitest).sort()).toEqual([
    'createStoryProject',
    'findBrowser',
    'getLaunchOptions',
  ]);
});
