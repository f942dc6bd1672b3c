import { type Programme, programme } from '../../fixtures/events/index.ts';
import type { Platform } from '../../platform/platform-context.ts';
import { openOffice } from '../orders/order-scheduler.ts';

/**
 * The programme, for whoever may change it. The orders of before are about the programme as it was
 * at first, so they are put in before anything changes.
 */
export function houseOf(platform: Platform): Programme {
  openOffice(platform);
  return platform.use(programme);
}
