import {
  type ApiResponse,
  type Caller,
  createClock,
  type Json,
  visitNewPlatform,
} from './api-caller.ts';

export const AUTHENTICATION = '/_api/iam/authentication';
export const RECOVERY = '/_api/iam/recovery/v1';
export const VERIFICATION = '/_api/iam/verification/v1';

/** A visitor with an email who is not logged in yet. */
export interface TestVisitor extends Caller {
  clock: ReturnType<typeof createClock>;
  register(email: string, more?: Json): Promise<ApiResponse>;
  logIn(email: string, more?: Json): Promise<ApiResponse>;
  verify(stateToken: string, code: string): Promise<ApiResponse>;
  post(path: string, body?: Json): Promise<ApiResponse>;
}

/** Creates a visitor with a separate mock platform. */
export function createTestVisitor(): TestVisitor {
  const clock = createClock();
  const caller = visitNewPlatform({ clock });
  const post: TestVisitor['post'] = (path, body = {}) => caller.call('POST', path, body);
  const withPassword = (email: string, more: Json) => ({
    loginId: { email },
    password: 'warm-stoneware',
    ...more,
  });
  return {
    ...caller,
    clock,
    post,
    register: (email, more) => post(`${AUTHENTICATION}/v2/register`, withPassword(email, more)),
    logIn: (email, more) => post(`${AUTHENTICATION}/v2/login`, withPassword(email, more)),
    verify: (stateToken, code) => post(`${VERIFICATION}/auth/verify`, { stateToken, code }),
  };
}
