import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Runs the loader of a route only if the path changes or an action was submitted: lists load their
 * own pages when the query of the URL changes, also by back and forward.
 *
 * @example
 * // In the module of a route with a list:
 * export { shouldRevalidate } from '@vitrine/ui/react-router';
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQueryChange =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !(isQueryChange && (formMethod ?? 'GET') === 'GET');
}
