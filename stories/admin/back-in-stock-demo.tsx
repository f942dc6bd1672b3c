import { BackInStockQueue } from '@vitrine/admin';
import {
  awaitedItemsAtom,
  type BackInStockQueueOptions,
  createBackInStockQueue,
  useAtomValue,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import {
  createBackInStockNotificationRequest,
  markAsNotificationSent,
  type NewBackInStockNotificationRequest,
  reportItemsBackInStock,
} from '@vitrine/client/back-in-stock';
import type { MockPlatform } from '@vitrine/mocks';
import { apiBaseUrl, getPlatform, mockPlatform } from '@vitrine/storybook';
import { type BackInStockItem, toOutOfStockItem, useUi } from '@vitrine/ui';
import { useState } from 'react';
import type { within } from 'storybook/test';
import { useDemoLanguage } from '../../.storybook/use-demo-language.ts';
import { missed } from '../back-in-stock/sold-out-product.tsx';
import { getProduct } from '../lib/demo-products.ts';
import { DemoFrame } from './admin-demo.tsx';

const HOUR = 3_600_000;

const getOutOfStockItem = (slug: string): BackInStockItem =>
  toOutOfStockItem(
    { product: getProduct(slug), variant: undefined, selection: {} },
    { locale: 'en-GB' },
  );

const candle = missed('Chalk', '20 cm');
const inkCandle = missed('Ink', '10 cm');
const vase = getOutOfStockItem('ring-vase');
const night = getOutOfStockItem('ink-night-candle');

/** A visitor with a request: the item, and the request's outcome. */
interface Asker {
  email: string;
  item: BackInStockItem;
  became?: 'marked' | 'sent' | 'undelivered';
}

/** In order of creation, seven hours apart. */
const askers: readonly Asker[] = [
  { email: 'ines.moreau@example.com', item: vase, became: 'sent' },
  { email: 'tomasz@nowhere.invalid', item: vase, became: 'undelivered' },
  { email: 'office@lindqvist-interiors.example', item: inkCandle, became: 'marked' },
  { email: 'mia@example.com', item: candle },
  { email: 'jonas.berg@example.com', item: night },
  { email: 'priya.raman@example.com', item: candle },
  { email: 'ana.duarte@example.com', item: vase },
  { email: 'mia@example.com', item: vase },
  { email: 'h.okafor@example.com', item: candle },
];

/** Creates the story's requests, the last one at the current time. */
async function fill({ fetch, clock, shop }: MockPlatform, requesters = askers): Promise<void> {
  const { now } = clock;
  const client = createClient({
    clientId: 'fenn-house',
    provider: { apiBaseUrl },
    fetch,
    clock: { now },
  });
  // The shop has the dates of the story, so the time goes back to the first request.
  clock.advance(requesters.length * -7 * HOUR);
  for (const { email, item, became } of requesters) {
    clock.advance(7 * HOUR);
    const { catalogReference } = item;
    // The name in the language of the shop.
    const { name } = shop.products.find(({ id }) => id === catalogReference.catalogItemId) ?? {};
    const itemDetails = { ...item.itemDetails, ...(name && { name }) };
    const request: NewBackInStockNotificationRequest = { catalogReference, email };
    const { _id } = await createBackInStockNotificationRequest(client, request, itemDetails);
    if (became === 'marked') await markAsNotificationSent(client, _id);
    else if (became) await reportItemsBackInStock(client, itemDetails, { requestIds: [_id] });
  }
}

/** Returns a loader: a store with pending requests, and further preparations. */
export const waitedFor = (
  arrange: (platform: MockPlatform) => void = () => {},
  requesters: readonly Asker[] = askers,
) =>
  mockPlatform(async ({ platform }) => {
    await fill(platform, requesters);
    platform.actAsOwner();
    arrange(platform);
  });

/** Puts an item into stock without the platform noticing it, so that its requests still wait. */
export function restock({ catalog }: MockPlatform, slug: string, quantity: number): void {
  const product = catalog.product(slug);
  const stock = { trackQuantity: true, quantity, inStock: true };
  for (const variant of product.variants) variant.stock = stock;
  product.stock = { ...stock, trackInventory: true, inventoryStatus: 'IN_STOCK' };
}

/** Returns a function that returns the choices of a reference's candle variant. */
function useGetChoices() {
  const { locale } = useUi();
  const { variants } = useDemoLanguage()(getProduct('ridge-pillar-candle'));
  return ({ options }: BackInStockItem['catalogReference']) => {
    const variant = variants.find(({ _id }) => _id === options?.variantId);
    return variant && Object.values(variant.choices).join(locale === 'fa-IR' ? '، ' : ', ');
  };
}

/** An owner's page with the queue. */
export function Desk(options: BackInStockQueueOptions) {
  const [queue] = useState(() => createBackInStockQueue(options));
  const getChoices = useGetChoices();
  const { tabCounts } = useAtomValue(awaitedItemsAtom(queue));
  const counts = { 'back-in-stock': tabCounts?.received };
  return (
    <DemoFrame current="back-in-stock" title="Back in stock" counts={counts}>
      <BackInStockQueue queue={queue} getChoices={getChoices} />
    </DemoFrame>
  );
}

/** Returns the queue requests that a story's platform received, by their short names. */
export const getRequests = (loaded: object, name: string) =>
  getPlatform(loaded).calls.filter((call) => call.name === `back-in-stock.${name}`);

/** Returns the visible cell texts, row by row, once the rows are loaded. */
export async function getRows(canvas: object): Promise<string[][]> {
  const table = await (canvas as ReturnType<typeof within>).findByRole('table', {
    name: 'Requests',
  });
  const rows = [...table.querySelectorAll('tbody tr')];
  const isVisible = (cell: Element) => cell.getClientRects().length > 0;
  const getText = (cell: Element) =>
    [cell, ...cell.querySelectorAll('*')]
      .filter((one) => one.childElementCount === 0 && one.textContent && isVisible(one))
      .map(({ textContent }) => textContent)
      .join(' ');
  return rows.map((row) => [...row.children].filter(isVisible).map(getText).slice(1));
}
