import type { PlatformContext, Slot } from '../../../platform/platform-context.ts';
import { setBounded } from '../../../platform/remember.ts';
import type { Member } from '../../identity/entity.ts';
import { findMember } from '../../identity/members.ts';
import { closeSessions } from '../../identity/sessions.ts';
import { type ProviderRules, providerRules } from './rules.ts';

const COOKIE = 'provider_session';

/** Sessions at the provider's own pages: member ids by cookie value. */
const browsers: Slot<Map<string, string>> = { everywhere: true, create: () => new Map() };

const ATTRIBUTES: Record<ProviderRules['cookie'], string> = {
  none: 'SameSite=None; Secure',
  lax: 'SameSite=Lax',
  partitioned: 'SameSite=None; Secure; Partitioned',
};

const getSecret = ({ headers }: Request): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1] ?? '';

const cookieWith = (context: PlatformContext, value: string): string =>
  `${COOKIE}=${value}; Path=/; HttpOnly; ${ATTRIBUTES[context.use(providerRules).cookie]}`;

/** Returns the member of a request, by the provider's cookie. */
export function memberOfBrowser(context: PlatformContext, request: Request): Member | undefined {
  const member = findMember(context, context.use(browsers).get(getSecret(request)) ?? '');
  return member?.identity.status?.name === 'ACTIVE' ? member : undefined;
}

/** The cookie that makes a browser a member's. */
export function openBrowserSession(context: PlatformContext, { id }: Member): string {
  const secret = context.nextToken('browser-session');
  setBounded(context.use(browsers), secret, id);
  return cookieWith(context, secret);
}

/** Ends the browser session, and the member's sessions. @returns the cookie that removes it. */
export function closeBrowserSession(context: PlatformContext, request: Request): string {
  const sessions = context.use(browsers);
  const secret = getSecret(request);
  const memberId = sessions.get(secret);
  if (memberId) closeSessions(context, memberId);
  sessions.delete(secret);
  return `${cookieWith(context, '')}; Max-Age=0`;
}
