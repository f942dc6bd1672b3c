export * from './redirects/enums.ts';
export type * from './redirects/redirect-session.ts';
