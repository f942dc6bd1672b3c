import type { ServiceName, Settings } from '../settings.ts';

/** One of the platform's services, and its default location. */
export interface Service {
  /** Key of the service in `servicePrefixes`. */
  readonly name: ServiceName;
  /** Prefix of the specification's paths. */
  readonly prefix: string;
  /** Whether its base is `identityBaseUrl`. */
  readonly isIdentity?: boolean;
}

export const backInStock: Service = { name: 'back-in-stock', prefix: '/back-in-stock-service' };
export const cart: Service = { name: 'cart', prefix: '/ecom' };
export const orders: Service = { name: 'orders', prefix: '/events' };
export const tickets: Service = { name: 'tickets', prefix: '/events' };
export const events: Service = { name: 'events', prefix: '/events' };
export const redirects: Service = { name: 'redirects', prefix: '/_api/redirects-api' };
export const collections: Service = { name: 'collections', prefix: '/stores-reader' };
export const catalog: Service = { name: 'catalog', prefix: '/stores-reader' };
export const catalogAdmin: Service = { name: 'catalog-admin', prefix: '/stores' };
export const authentication: Service = {
  name: 'authentication',
  prefix: '/_api/iam/authentication',
  isIdentity: true,
};
export const recovery: Service = {
  name: 'recovery',
  prefix: '/_api/iam/recovery',
  isIdentity: true,
};
export const verification: Service = {
  name: 'verification',
  prefix: '/_api/iam/verification',
  isIdentity: true,
};
export const graphql: Service = { name: 'graphql', prefix: '' };

/** Returns the base URL of a service. */
export function serviceUrl(
  { apiBaseUrl, identityBaseUrl, servicePrefixes }: Settings,
  { name, prefix, isIdentity }: Service,
): string {
  const path = (servicePrefixes?.[name] ?? prefix).replace(/^\/+|\/+$/g, '');
  return (isIdentity ? identityBaseUrl : apiBaseUrl) + (path && `/${path}`);
}
