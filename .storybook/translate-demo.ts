import { createMockPlatform, fennHouse } from '@vitrine/mocks';
import { getPersianText, persianFennHouse } from '@vitrine/mocks/fa';
import { storyTime } from '@vitrine/storybook';

/** Records the texts that differ between the same data in two languages. */
function addPairs(english: unknown, persian: unknown, pairs: Map<string, string>): void {
  if (typeof english === 'string' && typeof persian === 'string') {
    if (english !== persian) pairs.set(english, persian);
  } else if (Array.isArray(english) && Array.isArray(persian)) {
    for (const [index, item] of english.entries()) addPairs(item, persian[index], pairs);
  } else if (isPlain(english) && isPlain(persian)) {
    for (const [key, value] of Object.entries(english)) addPairs(value, persian[key], pairs);
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);

/** Returns the texts of the demo shop that differ between its languages, by the English text. */
function getPairs(): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const [english, persian] = [fennHouse, persianFennHouse].map((shop) => {
    const platform = createMockPlatform({ shop, clock: { now: () => storyTime } });
    const { products, collections } = platform.shop;
    return { products, collections, events: platform.events.all() };
  });
  addPairs(english, persian, pairs);
  return pairs;
}

const pairs = getPairs();
const euros = new Intl.NumberFormat('fa-IR', { style: 'currency', currency: 'EUR' });

/** Returns a text of the demo shop, or a formatted amount, in Persian. */
function translateText(text: string): string {
  const known = pairs.get(text);
  if (known !== undefined) return known;
  const [, amount] = /^€(\d+\.\d\d)$/.exec(text) ?? [];
  return amount ? euros.format(amount as Intl.StringNumericLiteral) : getPersianText(text);
}

/**
 * Returns the same data with the Persian texts of the demo shop, for components without a platform.
 * Texts that are not the shop's stay, and data without one keeps its identity.
 */
export function translateDemo<Value>(value: Value): Value {
  if (typeof value === 'string') return translateText(value) as Value;
  if (Array.isArray(value)) {
    const items = value.map(translateDemo);
    return items.every((item, index) => item === value[index]) ? value : (items as Value);
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [translateText(key), translateDemo(item)] as const,
  );
  const isSame = entries.every(([key, item]) => value[key] === item);
  return isSame ? value : (Object.fromEntries(entries) as Value);
}
