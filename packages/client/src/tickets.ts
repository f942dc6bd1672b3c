export * from './tickets/buy.ts';
export type * from './tickets/checkout.ts';
export type * from './tickets/definition.ts';
export * from './tickets/enums.ts';
export type * from './tickets/list.ts';
export * from './tickets/reads.ts';
export type * from './tickets/reservation.ts';
export * from './tickets/reserve.ts';
