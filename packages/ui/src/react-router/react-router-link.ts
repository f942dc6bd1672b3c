import { Link } from 'react-router';

/**
 * Lets all links of the components use React Router.
 *
 * @example
 * <UiProvider {...reactRouterLink} routes={routes}>
 *   <Outlet />
 * </UiProvider>
 */
export const reactRouterLink = { link: Link, linkProp: 'to' } as const;
