export type { Wire } from './core/wire.ts';
export type * from './shared/address.ts';
export type * from './shared/application-error.ts';
export type * from './shared/image.ts';
export type * from './shared/media.ts';
export type * from './shared/secured-file.ts';
export type * from './shared/text.ts';
