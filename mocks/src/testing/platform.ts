import { type Clock, createPlatform, type Platform } from '../core/platform.ts';
import { fennHouse } from '../shop/fenn-house.ts';
import { createClock } from './caller.ts';

/** A platform without a world around it, for tests of what domains share. */
export const createTestPlatform = (clock: Clock = createClock()): Platform =>
  createPlatform(
    () => fennHouse({ mediaBaseUrl: '/pictures' }),
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
