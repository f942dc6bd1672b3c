export * from './endpoints.ts';
export type * from './entity.ts';
export * from './enums.ts';
