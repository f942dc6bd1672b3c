export * from './endpoints.ts';
export type * from './entity.ts';
export * from './enums.ts';
export type * from './form-response.ts';
export type * from './inputs.ts';
export type * from './invoice.ts';
export type * from './order-list.ts';
export type * from './order-money.ts';
export type * from './order-ticket.ts';
