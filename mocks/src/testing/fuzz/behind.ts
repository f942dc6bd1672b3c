import type { World } from '../../world.ts';
import type { Chance } from './chance.ts';
import type { Pool } from './pool.ts';

/** What happens in a world without a request: payments, stock, letters, and time. */
export function stirWorld(world: World, chance: Chance, pool: Pool): void {
  world.clock.advance(chance.below(chance.percent(10) ? 48 * HOUR : HOUR));
  const { products } = world.shop;
  if (products.length > 0) {
    const { slug, id } = chance.pick(products);
    if (slug) world.catalog.setStock(slug, 0);
    pool.harvest({ soldOut: { id } }, undefined);
    const other = chance.pick(products);
    if (other.slug) world.catalog.setStock(other.slug, chance.below(20));
  }
  const waiting = world.orders.all().filter(({ status }) => status === 'INITIATED');
  const outcomes = ['PAID', 'PENDING', 'AUTHORIZED', 'DECLINED'] as const;
  const number = waiting.length > 0 ? chance.pick(waiting).orderNumber : undefined;
  if (number) world.orders.pay(number, chance.pick(outcomes));
  pool.harvest(
    {
      mails: world.identity.mails.slice(-10),
      fresh: { email: `guest-${chance.below(1e6)}@example.com` },
    },
    undefined,
  );
}

const HOUR = 60 * 60 * 1000;
