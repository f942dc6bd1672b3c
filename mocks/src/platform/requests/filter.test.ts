import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlatformError } from '../errors.ts';
import type { JsonObject } from './fields.ts';
import { compileFilter, valuesAt } from './filter.ts';

interface Thing {
  name: string;
  price?: number;
  tags: string[];
  stock: { inStock: boolean };
}

const FIELDSET = {
  fields: ['name', 'price', 'tags', 'stock'],
  aliases: { inStock: 'stock.inStock' },
};

const texts = fc.constantFrom('ridge', 'Ring', 'dome', 'Dipped cup', 'cup', 'up');
const tags = fc.constantFrom('light', 'vessels', 'paper');
const prices = fc.integer({ min: 0, max: 4 });

const things: fc.Arbitrary<Thing> = fc.record(
  {
    name: texts,
    price: prices,
    tags: fc.uniqueArray(tags),
    stock: fc.record({ inStock: fc.boolean() }),
  },
  { requiredKeys: ['name', 'tags', 'stock'] },
);

/** A filter, and what it means in plain code. */
interface Meant {
  filter: JsonObject;
  means: (thing: Thing) => boolean;
}

const below = (left: number | undefined, right: number) => left !== undefined && left < right;
const lower = (text: string) => text.toLowerCase();

const leaf: fc.Arbitrary<Meant> = fc.oneof(
  texts.map((text) => ({ filter: { name: text }, means: ({ name }: Thing) => name === text })),
  texts.map((text) => ({
    filter: { name: { $ne: text } },
    means: ({ name }: Thing) => name !== text,
  })),
  texts.map((text) => ({
    filter: { name: { $contains: text } },
    means: ({ name }: Thing) => lower(name).includes(lower(text)),
  })),
  texts.map((text) => ({
    filter: { name: { $startsWith: text } },
    means: ({ name }: Thing) => lower(name).startsWith(lower(text)),
  })),
  texts.map((text) => ({
    filter: { name: { $endsWith: text } },
    means: ({ name }: Thing) => lower(name).endsWith(lower(text)),
  })),
  prices.map((limit) => ({
    filter: { price: { $lt: limit } },
    means: ({ price }: Thing) => below(price, limit),
  })),
  prices.map((limit) => ({
    filter: { price: { $lte: limit } },
    means: ({ price }: Thing) => below(price, limit + 1),
  })),
  fc.tuple(prices, prices).map(([from, to]) => ({
    filter: { price: { $gte: from, $lt: to } },
    means: ({ price }: Thing) => price !== undefined && price >= from && price < to,
  })),
  prices.map((limit) => ({
    filter: { price: { $gt: limit } },
    means: ({ price }: Thing) => price !== undefined && price > limit,
  })),
  fc.boolean().map((exists) => ({
    filter: { price: { $exists: exists } },
    means: ({ price }: Thing) => (price !== undefined) === exists,
  })),
  fc.array(prices).map((list) => ({
    filter: { price: { $in: list } },
    means: ({ price }: Thing) => price !== undefined && list.includes(price),
  })),
  fc.array(tags).map((list) => ({
    filter: { tags: { $hasSome: list } },
    means: (thing: Thing) => list.some((tag) => thing.tags.includes(tag)),
  })),
  fc.array(tags).map((list) => ({
    filter: { tags: { $hasAll: list } },
    means: (thing: Thing) => list.every((tag) => thing.tags.includes(tag)),
  })),
  tags.map((tag) => ({ filter: { tags: tag }, means: (thing: Thing) => thing.tags.includes(tag) })),
  fc.boolean().map((inStock) => ({
    filter: { inStock },
    means: (thing: Thing) => thing.stock.inStock === inStock,
  })),
);

const { meant } = fc.letrec<{ meant: Meant }>((tie) => ({
  meant: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie('meant'), { maxLength: 3 }).map((parts) => ({
      filter: { $and: parts.map(({ filter }) => filter) },
      means: (thing: Thing) => parts.every(({ means }) => means(thing)),
    })),
    fc.array(tie('meant'), { maxLength: 3 }).map((parts) => ({
      filter: { $or: parts.map(({ filter }) => filter) },
      means: (thing: Thing) => parts.some(({ means }) => means(thing)),
    })),
    tie('meant').map(({ filter, means }) => ({
      filter: { $not: filter },
      means: (thing: Thing) => !means(thing),
    })),
  ),
}));

const getViolation = (filter: JsonObject) => {
  try {
    compileFilter(filter, FIELDSET);
  } catch (error) {
    return error instanceof PlatformError ? JSON.stringify(error.details) : error;
  }
  return undefined;
};

describe('filters', () => {
  test('passes the same items as an equivalent function', () => {
    fc.assert(
      fc.property(meant, fc.array(things), ({ filter, means }, list) => {
        expect(list.filter(compileFilter(filter, FIELDSET))).toEqual(list.filter(means));
      }),
      { numRuns: 500 },
    );
  });

  test('passes everything with an empty filter', () => {
    expect(compileFilter({}, FIELDSET)({ name: 'ridge' })).toBe(true);
  });

  test('requires all entries to match', () => {
    const passes = compileFilter({ name: 'ridge', price: { $gt: 2 } }, FIELDSET);
    expect([passes({ name: 'ridge', price: 3 }), passes({ name: 'ridge', price: 2 })]).toEqual([
      true,
      false,
    ]);
  });

  test('never compares strings with numbers', () => {
    const passes = compileFilter({ price: { $lt: '9' } }, FIELDSET);
    expect(passes({ price: 1 })).toBe(false);
  });

  test('compares dates by time, in any notation', () => {
    const at = { name: '2026-11-27T18:30:00.000Z' };
    const passes = (condition: JsonObject) => compileFilter({ name: condition }, FIELDSET)(at);
    expect(passes({ $gte: '2026-11-27T18:30:00Z' })).toBe(true);
    expect(passes({ $gt: '2026-11-27T18:30:00Z' })).toBe(false);
    expect(passes({ $lte: '2026-11-27T19:30:00+01:00' })).toBe(true);
    expect(passes({ $lt: '2026-11-27T19:30:00+01:00' })).toBe(false);
    expect(passes({ $lt: '2026-11-27T99:99:99Z' })).toBe(false);
    expect(passes({ $gt: '2026-11-27' })).toBe(true);
  });

  test('resolves a path through arrays', () => {
    const product = { options: [{ choices: [{ value: 'a' }, { value: 'b' }] }, { choices: [] }] };
    expect(valuesAt(product, 'options.choices.value')).toEqual(['a', 'b']);
    expect(valuesAt(product, 'options.missing.value')).toEqual([]);
  });

  test('reports an unknown field or operator by name', () => {
    expect(getViolation({ colour: 'red' })).toContain('query.filter.colour');
    expect(getViolation({ name: { $like: 'r' } })).toContain('$like');
    expect(getViolation({ name: { $regex: 'r' } })).toContain('FIELD_NOT_ALLOWED');
    expect(getViolation({ $and: ['x'] })).toContain('$and');
    expect(getViolation({ constructor: 'x' })).toContain('query.filter.constructor');
    expect(getViolation({ name: { toString: 'x' } })).toContain('toString');
  });
});
