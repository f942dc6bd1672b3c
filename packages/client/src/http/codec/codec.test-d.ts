import type { Codec } from './codec.ts';
import type { Wire } from './wire.ts';

interface Entity {
  _id: string;
  at?: Date;
  weight?: number;
  choices: Record<string, string>;
  parts: { _id: string; until?: Date | null }[];
}

export const complete: Codec<Entity> = {
  _id: 'id',
  at: 'date',
  parts: [{ _id: 'id', until: 'date' }],
};

// @ts-expect-error an id is not declared
export const withoutId: Codec<Entity> = { at: 'date', parts: [{ _id: 'id', until: 'date' }] };

// @ts-expect-error a date is not declared
export const withoutDate: Codec<Entity> = { _id: 'id', parts: [{ _id: 'id', until: 'date' }] };

export const withoutInnerDate: Codec<Entity> = {
  _id: 'id',
  at: 'date',
  // @ts-expect-error a date within a list is not declared
  parts: [{ _id: 'id' }],
};

export const misread: Codec<Entity> = {
  ...complete,
  // @ts-expect-error a number is not a date
  weight: 'date',
};

export const unknownField: Codec<Entity> = {
  ...complete,
  // @ts-expect-error there is no such field
  colour: 'number',
};

export const wire: Wire<Entity> = {
  id: 'a',
  at: '2026-03-01T12:00:00.000Z',
  weight: 1,
  choices: { _id: 'kept' },
  parts: [{ id: 'b', until: null }],
};

export const notWire: Wire<Entity> = {
  ...wire,
  // @ts-expect-error dates are strings on the wire
  at: new Date(),
};
