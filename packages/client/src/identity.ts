export type * from './identity/answers.ts';
export * from './identity/authentication.ts';
export * from './identity/enums.ts';
export * from './identity/hosted.ts';
export type * from './identity/identity-entity.ts';
export type * from './identity/inputs.ts';
export * from './identity/recovery.ts';
