import { type Incoming, pathValue } from '../../platform/domain.ts';
import { invalid, missing, rejection } from '../../platform/errors.ts';
import type { Slot } from '../../platform/platform-context.ts';
import { getId } from '../../platform/random.ts';
import { setBounded } from '../../platform/remember.ts';
import { requireText } from '../../platform/requests/fields.ts';
import { isWebUrl } from '../../platform/requests/web-url.ts';
import { escapeHtml, page } from './pages.ts';
import { closeSessions, memberOfSession } from './sessions.ts';

/** The one connection to another identity provider that this platform has. */
export const IDP_CONNECTION_ID = getId('idp-connection:guild');

interface Pending {
  sessionId: string;
  key: Uint8Array<ArrayBuffer>;
}

/** Pending logins with another provider, by their state. */
const pending: Slot<Map<string, Pending>> = { everywhere: true, create: () => new Map() };

export function requireConnection(id: string): void {
  if (id !== IDP_CONNECTION_ID) {
    throw missing('IDP_CONNECTION_NOT_FOUND', `There is no connection ${id}.`);
  }
}

/** A page as the platform puts it into a response. */
const pageResponse = (html: string) => ({
  body: btoa(String.fromCharCode(...new TextEncoder().encode(html))),
  statusCode: 200,
  headers: [{ key: 'content-type', value: 'text/html; charset=utf-8' }],
});

function readKey(text: string): Uint8Array<ArrayBuffer> {
  try {
    const key = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
    if ([16, 24, 32].includes(key.length)) return key;
  } catch {
    // It is no base64: rejected below, as a key of another length is.
  }
  throw invalid({
    field: 'encryptionKey',
    violatedRule: 'FORMAT',
    description: 'must be a key for AES-GCM in base64',
  });
}

function needed(query: URLSearchParams, name: string): string {
  return requireText(Object.fromEntries(query), name);
}

/** The login page of the other provider. */
export function logInWithConnection(incoming: Incoming) {
  const { context, query } = incoming;
  pathValue(incoming, 'tenantId');
  requireConnection(pathValue(incoming, 'idpConnectionId'));
  const tenantType = needed(query, 'tenantType');
  if (!['ACCOUNT', 'SITE', 'ROOT'].includes(tenantType)) {
    throw invalid({
      field: 'tenantType',
      violatedRule: 'INVALID_ENUM_VALUE',
      description: 'must be one of ACCOUNT, SITE, ROOT',
    });
  }
  const sessionId = needed(query, 'sessionId');
  const key = readKey(needed(query, 'encryptionKey'));
  const state = context.nextToken('idp-state');
  setBounded(context.use(pending), state, { sessionId, key });
  const action = `${context.settings.apiBaseUrl}/_api/iam/authentication/v1/callback`;
  return pageResponse(
    page(
      'Sign in with the guild',
      `<form action="${escapeHtml(action)}"><input type="hidden" name="state" value="${state}">
<label>Session token <input name="sessionToken" autocomplete="off"></label>
<button>Continue</button></form>`,
    ),
  );
}

async function encrypt(key: Uint8Array<ArrayBuffer>, message: object): Promise<string> {
  const secret = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(message));
  const cipher = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, text));
  return btoa(String.fromCharCode(...iv, ...cipher));
}

/**
 * The page to which the other provider redirects: posts the encrypted result to the opener, and
 * closes.
 */
export async function endConnectionLogin({ context, query }: Incoming) {
  const state = needed(query, 'state');
  const sessionToken = needed(query, 'sessionToken');
  const login = context.use(pending).get(state);
  if (!login) throw rejection('IDP_STATE_UNKNOWN', 'This login is over. Start again.');
  context.use(pending).delete(state);
  const member = memberOfSession(context, sessionToken);
  const message = member
    ? { state: 'SUCCESS', sessionToken, identity: member.identity }
    : { state: 'UNKNOWN_STATE', error: 'The other provider knows nobody by this token.' };
  const encrypted = await encrypt(login.key, message);
  const channel = JSON.stringify(`idp-${login.sessionId}`).replaceAll('<', '\\u003c');
  return pageResponse(
    page(
      'You can close this page',
      `<script>new BroadcastChannel(${channel}).postMessage("${encrypted}");close()</script>`,
    ),
  );
}

/** Ends the caller's sessions, and redirects back. */
export function logOut({ context, visitor, query }: Incoming) {
  const back = query.get('postLogoutRedirectUri');
  if (back && !isWebUrl(back)) {
    throw invalid({
      field: 'postLogoutRedirectUri',
      violatedRule: 'FORMAT',
      description: 'must be an absolute http or https address',
    });
  }
  if (visitor.role !== 'visitor') closeSessions(context, visitor.id);
  return back
    ? { body: '', statusCode: 302, headers: [{ key: 'location', value: back }] }
    : pageResponse(page('You are logged out', ''));
}
