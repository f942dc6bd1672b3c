export * from './authentication-endpoints.ts';
export type * from './entity.ts';
export * from './enums.ts';
export * from './hosted-endpoints.ts';
export type * from './inputs.ts';
export * from './recovery-endpoints.ts';
export type * from './responses.ts';
