import { AuthorizationError } from '../../oauth/authorization-error.ts';

export type WindowFlows = typeof import('./window-flows.ts');

/**
 * Loads what waits for the provider's answer in a frame or in a popup. Most pages never log anyone
 * in that way; those that do load it while they ask for the provider's address.
 *
 * @param code of the error when it can't be loaded: that of a window that the browser doesn't allow,
 * so that another way of a login leads in.
 */
export const loadWindowFlows = (code: 'FRAME_BLOCKED' | 'POPUP_BLOCKED'): Promise<WindowFlows> =>
  import('./window-flows.ts').catch((cause: unknown) => {
    throw new AuthorizationError({
      message: 'What waits for the provider could not be loaded.',
      code,
      retryable: true,
      cause,
    });
  });
