export * from './endpoints.ts';
export type * from './entity.ts';
export * from './enums.ts';
export type * from './reservation.ts';
export type * from './ticket-checkout.ts';
export type * from './ticket-list.ts';
