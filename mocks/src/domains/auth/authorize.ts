import type { PlatformContext } from '../../platform/platform-context.ts';
import { isWebUrl } from '../../platform/requests/web-url.ts';
import type { Member } from '../identity/entity.ts';
import { memberOfSession } from '../identity/sessions.ts';
import { visits } from '../redirects/visits.ts';
import { authenticate, type Credentials, type Question } from './authenticate.ts';
import { issueCode } from './codes.ts';
import { providerRules } from './provider/rules.ts';

/** Result of a visit to the hosted page. */
export type AuthorizeOutcome =
  /** Requests an email and a password, or the code of an email. */
  | Question
  | { kind: 'redirect'; location: string }
  /** Posts a message to the embedding page. */
  | { kind: 'message'; message: Record<string, string> }
  /** Shows why it cannot redirect. */
  | { kind: 'rejected'; reason: string };

/** A visitor of the hosted page. */
export interface AuthorizeVisitor {
  /** Submitted credentials. */
  credentials?: Credentials;
  /** The member whom the cookie of their browser names. */
  known?: Member | undefined;
  /** Called with the authenticated member. */
  onMember?: (member: Member) => void;
}

/**
 * Returns values in the requested response mode, with the request's state unless they contain one.
 */
export function respondToClient(
  { use, settings }: PlatformContext,
  query: URLSearchParams,
  values: Record<string, string>,
): AuthorizeOutcome {
  const state = query.get('state');
  const message = {
    ...values,
    ...(state && !values.state && { state }),
    ...(use(providerRules).namesItself && !values.iss && { iss: settings.identityBaseUrl }),
  };
  if (query.get('responseMode') === 'web_message') return { kind: 'message', message };
  const back = new URL(query.get('redirectUri') ?? '');
  if (query.get('responseMode') === 'query') {
    for (const [name, value] of Object.entries(message)) back.searchParams.set(name, value);
  } else back.hash = String(new URLSearchParams(message));
  return { kind: 'redirect', location: back.href };
}

/** Returns why a redirect is not possible. */
function getRejection(query: URLSearchParams): string | undefined {
  const redirectUri = query.get('redirectUri');
  const mode = query.get('responseMode') ?? 'fragment';
  if (!query.get('clientId')) return 'The address names no client.';
  if (!['fragment', 'query', 'web_message'].includes(mode)) {
    return `There is no response mode ${mode}.`;
  }
  if (redirectUri ? isWebUrl(redirectUri) : mode === 'web_message') return undefined;
  return 'The address to come back to must be an absolute http or https address.';
}

/** Returns an error that can be reported to the calling page. */
function getError(query: URLSearchParams): Record<string, string> | undefined {
  if (query.get('responseType') !== 'code') {
    return { error: 'unsupported_response_type', error_description: 'Only codes are given out.' };
  }
  const challenge = query.get('codeChallenge') ?? '';
  const isS256 = query.get('codeChallengeMethod') === 'S256' && /^[\w-]{43}$/.test(challenge);
  if (query.get('state') && isS256) return undefined;
  const error_description = 'A state and a code challenge by S256 are needed.';
  return { error: 'invalid_request', error_description };
}

/** A code for a member, good for the login that the visit belongs to. */
export const codeFor = (context: PlatformContext, query: URLSearchParams, member: Member): string =>
  issueCode(context, member, {
    visitorId: context.use(visits).get(query.get('redirectSessionId') ?? ''),
    clientId: query.get('clientId') ?? '',
    redirectUri: query.get('redirectUri') ?? undefined,
    codeChallenge: query.get('codeChallenge') ?? '',
  });

/** Returns the member who is already logged in at the provider. */
function findSignedInMember(
  context: PlatformContext,
  query: URLSearchParams,
  known: Member | undefined,
): Member | undefined {
  const proven = memberOfSession(context, query.get('sessionToken') ?? '');
  const counts = !context.use(providerRules).tokenNeedsCookie || proven === known;
  if (proven && counts) return proven;
  // `prompt=login` requires a login, even with an existing session.
  return query.get('prompt') === 'login' ? undefined : known;
}

/**
 * Handles a visit to the hosted page of an authorize session, with or without submitted
 * credentials. See docs/reference/auth.mdx.
 */
export function authorize(
  context: PlatformContext,
  query: URLSearchParams,
  { credentials, known, onMember }: AuthorizeVisitor = {},
): AuthorizeOutcome {
  const reason = getRejection(query);
  if (reason) return { kind: 'rejected', reason };
  const error = getError(query);
  if (error) return respondToClient(context, query, error);
  const member = credentials
    ? authenticate(context, credentials)
    : findSignedInMember(context, query, known);
  if (member && 'kind' in member) return member;
  if (member) {
    onMember?.(member);
    return respondToClient(context, query, { code: codeFor(context, query, member) });
  }
  if (query.get('prompt') !== 'none') return { kind: 'form' };
  const error_description = 'Nobody is signed in here.';
  return respondToClient(context, query, { error: 'login_required', error_description });
}
