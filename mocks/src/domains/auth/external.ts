import { PlatformError, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { type JsonObject, requireText } from '../../platform/requests/fields.ts';
import { findMember } from '../identity/members.ts';
import { type Grant, getVisitor, grant, toVisitor } from './tokens.ts';

/** The API key with permission to log members in. */
export const MEMBERS_API_KEY = 'fenn-house-members-key';

/**
 * Grants a member's tokens to a server: the header contains an access token, a comma and the API
 * key.
 */
export function grantMember(
  context: PlatformContext,
  authorization: string | null,
  body: JsonObject,
): Grant {
  const memberId = requireText(body, 'member_id');
  requireText(body, 'scope');
  const [accessToken = '', apiKey = ''] = (authorization ?? '').split(',');
  getVisitor(context, accessToken);
  if (apiKey !== MEMBERS_API_KEY) {
    throw new PlatformError(403, 'The API key has no right to sign members in');
  }
  const member = findMember(context, memberId);
  if (member?.identity.status?.name !== 'ACTIVE') {
    throw rejection('INVALID_GRANT', 'There is no active member with this id.', { status: 400 });
  }
  return grant(context, toVisitor(member));
}
