import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backInStockShape } from '../../back-in-stock/codecs.ts';
import { newLinesShape, totalsEstimateShape } from '../../cart/codecs.ts';
import { availabilityShape, productShape, storeVariantShape } from '../../catalog/codecs.ts';
import {
  adjustmentShape,
  bulkAnswerShape,
  productChangesShape,
  propertyValueShape,
  variantOverrideShape,
} from '../../catalog-admin/codecs.ts';
import { collectionShape } from '../../collections/codecs.ts';
import { eventShape } from '../../events/codecs.ts';
import { authenticationShape, identityShape } from '../../identity/codecs.ts';
import { orderShape } from '../../orders/codecs.ts';
import { shapedValue } from '../../testing/arbitrary.ts';
import {
  definitionShape,
  guestShape,
  reservationInvoiceShape,
  reservationShape,
  ticketCheckoutShape,
} from '../../tickets/codecs.ts';
import type { AnyShape } from './codec.ts';
import { parse } from './parse.ts';
import { write } from './serialize.ts';

const shapes: [string, AnyShape][] = [
  ['new lines', newLinesShape],
  ['totals estimates', totalsEstimateShape],
  ['products', productShape],
  ['options availability', availabilityShape],
  ['store variants', storeVariantShape],
  ['collections', collectionShape],
  ['product changes', productChangesShape],
  ['variant overrides', variantOverrideShape],
  ['product properties', propertyValueShape],
  ['adjustments', adjustmentShape],
  ['bulk answers', bulkAnswerShape],
  ['back-in-stock requests', backInStockShape],
  ['events', eventShape],
  ['identities', identityShape],
  ['authentication answers', authenticationShape],
  ['orders', orderShape],
  ['ticket definitions', definitionShape],
  ['reservations', reservationShape],
  ['invoices of reservations', reservationInvoiceShape],
  ['guests', guestShape],
  ['ticket checkouts', ticketCheckoutShape],
];

/** What the platform gets to see of a value. */
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(shapes)('%s', (_name, shape) => {
  test('fault 8: come back from the wire as they were sent', () => {
    fc.assert(
      fc.property(shapedValue(shape), (value) => {
        const wire = overTheWire(write(value, shape, ''));
        expect(parse(wire, shape, '')).toEqual(value);
      }),
      { numRuns: 60 },
    );
  });

  test('fault 7: are left as they are by writing and by reading', () => {
    fc.assert(
      fc.property(shapedValue(shape), (value) => {
        const before = structuredClone(value);
        const wire = write(value, shape, '');
        const wireBefore = structuredClone(wire);
        parse(wire, shape, '');
        expect(value).toEqual(before);
        expect(wire).toEqual(wireBefore);
      }),
      { numRuns: 60 },
    );
  });
});

const shape: AnyShape = { _id: 'id', at: 'date', weight: 'number', parts: [{ _id: 'id' }] };

test('fault 7: ids, dates and numbers change on declared paths only', () => {
  const value = {
    _id: 'a',
    at: new Date('2026-03-01T12:00:00.000Z'),
    weight: Number.NEGATIVE_INFINITY,
    parts: [{ _id: 'b', _idea: 1 }],
    choices: { _id: 'c', id: 'd', at: '2026-03-01T12:00:00.000Z', weight: 'NaN' },
  };
  expect(write(value, shape, '')).toEqual({
    id: 'a',
    at: '2026-03-01T12:00:00.000Z',
    weight: '-Infinity',
    parts: [{ id: 'b', _idea: 1 }],
    choices: { _id: 'c', id: 'd', at: '2026-03-01T12:00:00.000Z', weight: 'NaN' },
  });
});

test('fault 7: null and undefined stay what they are', () => {
  const nothing = { _id: undefined, at: null, weight: undefined, parts: null };
  expect(write(nothing, shape, '')).toEqual({ id: undefined, at: null, parts: null });
  expect(parse({ id: null, at: null, weight: null, parts: null }, shape, '')).toEqual({
    _id: null,
    at: null,
    weight: null,
    parts: null,
  });
});

test('an entity that carries both names of its id keeps the one of this side', () => {
  expect(write({ _id: 'ours', id: 'wire' }, shape, '')).toEqual({ id: 'ours' });
});

test('a date that is a string already travels as it is', () => {
  expect(write({ at: '2026-03-01' }, shape, '')).toEqual({ at: '2026-03-01' });
});
