export * from './buy.ts';
export * from './endpoints.ts';
export type * from './entity.ts';
export * from './enums.ts';
export * from './reads.ts';
export type * from './reservation.ts';
export type * from './ticket-checkout.ts';
export type * from './ticket-list.ts';
