export * from './redirects/calls.ts';
export * from './redirects/enums.ts';
export type * from './redirects/redirect-session.ts';
