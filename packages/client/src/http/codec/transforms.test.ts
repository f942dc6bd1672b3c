import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backInStockCodec } from '../../back-in-stock/codecs.ts';
import { newLinesCodec, totalsEstimateCodec } from '../../cart/codecs.ts';
import { availabilityCodec, productCodec, storeVariantCodec } from '../../catalog/codecs.ts';
import {
  adjustmentCodec,
  bulkResponseCodec,
  productChangesCodec,
  propertyValueCodec,
  variantOverrideCodec,
} from '../../catalog-admin/codecs.ts';
import { collectionCodec } from '../../collections/codecs.ts';
import { eventCodec } from '../../events/codecs.ts';
import { authenticationCodec, identityCodec } from '../../identity/codecs.ts';
import { orderCodec } from '../../orders/codecs.ts';
import { shapedValue } from '../../testing/arbitrary.ts';
import {
  definitionCodec,
  guestCodec,
  reservationCodec,
  reservationInvoiceCodec,
  ticketCheckoutCodec,
} from '../../tickets/codecs.ts';
import type { AnyCodec } from './codec.ts';
import { parse } from './parse.ts';
import { serialize } from './serialize.ts';

const shapes: [string, AnyCodec][] = [
  ['new lines', newLinesCodec],
  ['totals estimates', totalsEstimateCodec],
  ['products', productCodec],
  ['options availability', availabilityCodec],
  ['store variants', storeVariantCodec],
  ['collections', collectionCodec],
  ['product changes', productChangesCodec],
  ['variant overrides', variantOverrideCodec],
  ['product properties', propertyValueCodec],
  ['adjustments', adjustmentCodec],
  ['bulk responses', bulkResponseCodec],
  ['back-in-stock requests', backInStockCodec],
  ['events', eventCodec],
  ['identities', identityCodec],
  ['authentication responses', authenticationCodec],
  ['orders', orderCodec],
  ['ticket definitions', definitionCodec],
  ['reservations', reservationCodec],
  ['invoices of reservations', reservationInvoiceCodec],
  ['guests', guestCodec],
  ['ticket checkouts', ticketCheckoutCodec],
];

/** Returns a value as the platform receives it. */
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(shapes)('%s', (_name, codec) => {
  test('fault 8: survive a round trip unchanged', () => {
    fc.assert(
      fc.property(shapedValue(codec), (value) => {
        const wire = overTheWire(serialize(value, codec, ''));
        expect(parse(wire, codec, '')).toEqual(value);
      }),
      { numRuns: 60 },
    );
  });

  test('fault 7: are not mutated by serialize or parse', () => {
    fc.assert(
      fc.property(shapedValue(codec), (value) => {
        const before = structuredClone(value);
        const wire = serialize(value, codec, '');
        const wireBefore = structuredClone(wire);
        parse(wire, codec, '');
        expect(value).toEqual(before);
        expect(wire).toEqual(wireBefore);
      }),
      { numRuns: 60 },
    );
  });
});

const codec: AnyCodec = { _id: 'id', at: 'date', weight: 'number', parts: [{ _id: 'id' }] };

test('fault 7: change IDs, dates and numbers on declared paths only', () => {
  const value = {
    _id: 'a',
    at: new Date('2026-03-01T12:00:00.000Z'),
    weight: Number.NEGATIVE_INFINITY,
    parts: [{ _id: 'b', _idea: 1 }],
    choices: { _id: 'c', id: 'd', at: '2026-03-01T12:00:00.000Z', weight: 'NaN' },
  };
  expect(serialize(value, codec, '')).toEqual({
    id: 'a',
    at: '2026-03-01T12:00:00.000Z',
    weight: '-Infinity',
    parts: [{ id: 'b', _idea: 1 }],
    choices: { _id: 'c', id: 'd', at: '2026-03-01T12:00:00.000Z', weight: 'NaN' },
  });
});

test('fault 7: keep null and undefined', () => {
  const nothing = { _id: undefined, at: null, weight: undefined, parts: null };
  expect(serialize(nothing, codec, '')).toEqual({ id: undefined, at: null, parts: null });
  expect(parse({ id: null, at: null, weight: null, parts: null }, codec, '')).toEqual({
    _id: null,
    at: null,
    weight: null,
    parts: null,
  });
});

test('an entity with both ID names keeps the caller’s', () => {
  expect(serialize({ _id: 'ours', id: 'wire' }, codec, '')).toEqual({ id: 'ours' });
});

test('a date that is already a string stays unchanged', () => {
  expect(serialize({ at: '2026-03-01' }, codec, '')).toEqual({ at: '2026-03-01' });
});
