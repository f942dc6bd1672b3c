import { PlatformError } from '../core/errors.ts';
import type { Platform } from '../core/platform.ts';
import { checkPassword } from '../identity/log-in.ts';
import { memberOfSession, nextState } from '../identity/sessions.ts';
import type { Member } from '../identity/state.ts';
import { visits } from '../redirects/visits.ts';
import { issueCode } from './codes.ts';

/** What the hosted page does with a visit. */
export type AuthorizeOutcome =
  /** It asks for an e-mail and a password; the error is of the last try. */
  | { kind: 'form'; error?: string }
  | { kind: 'redirect'; location: string }
  /** It tells the page around it. */
  | { kind: 'message'; message: Record<string, string> }
  /** It says why it can't lead back. */
  | { kind: 'refused'; reason: string };

/** What a person types in. */
export interface Credentials {
  email: string;
  password: string;
}

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** Gives values back in the way that the visit asks for. */
function giveBack(query: URLSearchParams, values: Record<string, string>): AuthorizeOutcome {
  const state = query.get('state');
  const message = { ...values, ...(state && { state }) };
  if (query.get('responseMode') === 'web_message') return { kind: 'message', message };
  const back = new URL(query.get('redirectUri') ?? '');
  if (query.get('responseMode') === 'query') {
    for (const [name, value] of Object.entries(message)) back.searchParams.set(name, value);
  } else back.hash = String(new URLSearchParams(message));
  return { kind: 'redirect', location: back.href };
}

/** Why nobody can be led back from here. */
function refusalOf(query: URLSearchParams): string | undefined {
  const redirectUri = query.get('redirectUri');
  const mode = query.get('responseMode') ?? 'fragment';
  if (!query.get('clientId')) return 'The address names no client.';
  if (!['fragment', 'query', 'web_message'].includes(mode)) {
    return `There is no response mode ${mode}.`;
  }
  if (redirectUri ? isWebAddress(redirectUri) : mode === 'web_message') return undefined;
  return 'The address to come back to must be an absolute http or https address.';
}

/** What is wrong with a visit that can be told to the page it came from. */
function errorOf(query: URLSearchParams): Record<string, string> | undefined {
  if (query.get('responseType') !== 'code') {
    return { error: 'unsupported_response_type', error_description: 'Only codes are given out.' };
  }
  const challenge = query.get('codeChallenge') ?? '';
  const isS256 = query.get('codeChallengeMethod') === 'S256' && /^[\w-]{43}$/.test(challenge);
  if (query.get('state') && isS256) return undefined;
  const error_description = 'A state and a code challenge by S256 are needed.';
  return { error: 'invalid_request', error_description };
}

function giveCode(platform: Platform, query: URLSearchParams, member: Member): AuthorizeOutcome {
  const code = issueCode(platform, member, {
    visitorId: platform.use(visits).get(query.get('redirectSessionId') ?? ''),
    clientId: query.get('clientId') ?? '',
    redirectUri: query.get('redirectUri') ?? undefined,
    codeChallenge: query.get('codeChallenge') ?? '',
  });
  return giveBack(query, { code });
}

function tryCredentials(
  platform: Platform,
  query: URLSearchParams,
  { email, password }: Credentials,
): AuthorizeOutcome {
  try {
    const member = checkPassword(platform, email, password, {});
    const { state } = nextState(platform, member);
    if (state === 'SUCCESS') return giveCode(platform, query, member);
    return { kind: 'form', error: `This account can't sign in yet: ${state}.` };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { applicationError } = error.details as { applicationError?: { description: string } };
    return { kind: 'form', error: applicationError?.description ?? error.message };
  }
}

/** A visit to the hosted page of an authorize session, with or without what a person types in. Specification 7.11. */
export function authorize(
  platform: Platform,
  query: URLSearchParams,
  credentials?: Credentials,
): AuthorizeOutcome {
  const reason = refusalOf(query);
  if (reason) return { kind: 'refused', reason };
  const error = errorOf(query);
  if (error) return giveBack(query, error);
  if (credentials) return tryCredentials(platform, query, credentials);
  const member = memberOfSession(platform, query.get('sessionToken') ?? '');
  if (member) return giveCode(platform, query, member);
  if (query.get('prompt') !== 'none') return { kind: 'form' };
  const error_description = 'Nobody is signed in here.';
  return giveBack(query, { error: 'login_required', error_description });
}
