/** The platform's services, and the prefix that each puts before the paths of the specification. */
export const defaultPrefixes = {
  'back-in-stock': '/back-in-stock-service',
  cart: '/ecom',
  orders: '/events',
  tickets: '/events',
  events: '/events',
  redirects: '/_api/redirects-api',
  collections: '/stores-reader',
  catalog: '/stores-reader',
  'catalog-admin': '/stores',
  authentication: '/_api/iam/authentication',
  recovery: '/_api/iam/recovery',
  verification: '/_api/iam/verification',
  graphql: '',
} as const;

/** The name of a service in `provider.servicePrefixes`. */
export type Service = keyof typeof defaultPrefixes;

/** Services that live at `identityBaseUrl`. */
export const identityServices: ReadonlySet<Service> = new Set<Service>([
  'authentication',
  'recovery',
  'verification',
]);
