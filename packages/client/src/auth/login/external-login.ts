import type { Client, RequestOptions } from '../../client.ts';
import type { Fetch } from '../../http/connection.ts';
import { assertValid, nonEmptyString } from '../../http/validate.ts';
import { requestTokens } from '../tokens/token-request.ts';
import type { Tokens } from '../tokens/tokens.ts';

/**
 * A member's tokens by the member's id, for servers that have an API key with the right to them.
 * The client does not use them before `setTokens`. See docs/reference/auth.mdx.
 *
 * @throws TokenError 'something went wrong' when the platform rejects.
 */
export async function getMemberTokensForExternalLogin(
  client: Client,
  memberId: string,
  apiKey: string,
  { signal }: RequestOptions = {},
): Promise<Tokens> {
  assertValid(
    'getMemberTokensForExternalLogin',
    nonEmptyString(memberId, 'memberId') ?? nonEmptyString(apiKey, 'apiKey'),
  );
  const grant = {
    grant_type: 'authorized_client',
    scope: 'offline_access',
    member_id: memberId,
  } as const;
  const Authorization = `${await client.tokens.access(signal)},${apiKey}`;
  const fetchTokens: Fetch = (url, init) =>
    client.fetch(url, { ...init, headers: { ...init?.headers, Authorization } });
  return requestTokens({ ...client, fetchTokens }, grant, { role: 'member' }, signal);
}
