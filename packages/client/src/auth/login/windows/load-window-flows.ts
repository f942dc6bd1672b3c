import { AuthorizationError } from '../../oauth/authorization-error.ts';

export type WindowFlows = typeof import('./window-flows.ts');

/**
 * Loads the code that waits for the provider's response in a frame or in a popup. Most pages never
 * need it; the others load it while they fetch the provider's URL.
 *
 * @param code of the error if it can't be loaded: that of a window that the browser blocks, so that
 * another login method takes over.
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
