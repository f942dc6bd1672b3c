import { requireSecureUrl } from '@vitrine/client/auth';

const assign = (url: string) => location.assign(url);

/**
 * Returns a function that navigates to the provider's pages only over a secure connection. It
 * throws an `AuthorizationError` with the code `UNSAFE_URL` for any other URL.
 *
 * @param navigate browser navigation by default.
 */
export const navigateSecurely =
  (navigate: (url: string) => void = assign) =>
  (url: string): void =>
    navigate(requireSecureUrl(url));
