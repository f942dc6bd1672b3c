export { SortOrder } from '../http/lists/query.ts';
export type * from './date-and-time.ts';
export * from './endpoints.ts';
export type * from './entity.ts';
export * from './enums.ts';
export type * from './event-registration.ts';
export type * from './form.ts';
export type * from './form-messages.ts';
export type * from './inputs.ts';
