import { fennHouse } from '../fixtures/shop/fenn-house.ts';
import { withoutProducts } from '../fixtures/shop/large-catalog.ts';
import {
  type Clock,
  createPlatformContext,
  type PlatformContext,
} from '../platform/platform-context.ts';
import { createClock } from './api-caller.ts';

/** A platform context alone, for tests of code that domains share. */
export const createTestPlatform = (clock: Clock = createClock()): PlatformContext =>
  createPlatformContext(
    (dataset) => {
      const shop = fennHouse({ mediaBaseUrl: '/pictures' });
      return dataset === 'empty' ? withoutProducts(shop) : shop;
    },
    {
      apiBaseUrl: 'https://platform.example',
      hostedBaseUrl: 'https://pages.example',
      identityBaseUrl: 'https://pages.example',
      mediaBaseUrl: '/pictures',
      brandPrefix: 'BRAND',
    },
    clock,
    'seed',
  );
