import type { MockPlatform } from '../../platform/mock-platform.ts';
import type { Pool } from './pool.ts';
import type { RandomSource } from './random-source.ts';

const MINUTE = 60 * 1000;

/**
 * Simulates changes without a request: payments, stock, emails, and time, mostly a little.
 *
 * @returns whether so much time has passed that tokens have expired.
 */
export function changeState(platform: MockPlatform, chance: RandomSource, pool: Pool): boolean {
  const isLong = chance.percent(5);
  platform.clock.advance(chance.below(isLong ? 48 * 60 * MINUTE : 2 * MINUTE));
  const { products } = platform.shop;
  if (products.length > 0) {
    const { slug, id } = chance.pick(products);
    if (slug) platform.catalog.setStock(slug, 0);
    pool.harvest({ soldOut: { id } }, undefined);
    const other = chance.pick(products);
    if (other.slug) platform.catalog.setStock(other.slug, chance.below(20));
  }
  const waiting = platform.orders.all().filter(({ status }) => status === 'INITIATED');
  const outcomes = ['PAID', 'PENDING', 'AUTHORIZED', 'DECLINED'] as const;
  const number = waiting.length > 0 ? chance.pick(waiting).orderNumber : undefined;
  if (number) platform.orders.pay(number, chance.pick(outcomes));
  const member = chance.pick(['runa@fennhouse.example', 'aksel@fennhouse.example']);
  pool.harvest(
    {
      ...platform.identity.tokensOf(member),
      mails: platform.identity.mails.slice(-10),
      fresh: { email: `guest-${chance.below(1e6)}@example.com` },
    },
    undefined,
  );
  return isLong;
}
