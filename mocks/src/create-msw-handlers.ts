import { http } from 'msw';
import type { MockPlatform } from './platform/mock-platform.ts';

/**
 * Returns handlers for MSW that handle every request to the platform's `apiBaseUrl`.
 *
 * @example
 * const worker = setupWorker(...createMswHandlers(platform));
 */
export const createMswHandlers = ({
  apiBaseUrl,
  handle,
}: Pick<MockPlatform, 'apiBaseUrl' | 'handle'>): ReturnType<typeof http.all>[] => [
  http.all(`${apiBaseUrl}/*`, ({ request }) => handle(request)),
];
