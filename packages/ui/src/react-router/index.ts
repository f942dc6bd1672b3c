export { reactRouterLink } from './react-router-link.ts';
export { toReactRouterMeta } from './react-router-meta.ts';
export { shouldRevalidate } from './should-revalidate.ts';
export { useReactRouterLocation } from './use-react-router-location.ts';
