import type { Platform } from '../../../platform/platform-context.ts';
import { settle } from '../../../platform/schedule.ts';
import { page } from '../../identity/pages.ts';
import type { Member } from '../../identity/state.ts';
import type { Credentials } from '../authenticate.ts';
import { authorize, giveBack } from '../authorize.ts';
import { closeBrowserSession, memberOfBrowser, openBrowserSession } from './browser-session.ts';
import { htmlResponse, leadTo, scripted, tell, toResponse } from './pages.ts';
import { providerRules } from './rules.ts';
import type { ProviderScenario } from './scenarios.ts';
import { visitOf } from './visit.ts';

async function typedIn(request: Request): Promise<URLSearchParams | undefined> {
  return request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined;
}

function credentialsIn(typed: URLSearchParams): Credentials {
  const field = (name: string) => typed.get(name) ?? '';
  return typed.has('stateToken')
    ? { stateToken: field('stateToken'), code: field('code') }
    : { email: field('email'), password: field('password') };
}

/** What the authorize page does by itself: who logs in there is known there afterwards. */
async function authorizePage(platform: Platform, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const typed = await typedIn(request);
  if (typed?.has('deny')) {
    const error_description = 'The person did not want to.';
    return toResponse(giveBack(platform, query, { error: 'access_denied', error_description }));
  }
  const known = memberOfBrowser(platform, request);
  let came: Member | undefined;
  const outcome = authorize(platform, query, {
    ...(typed && { credentials: credentialsIn(typed) }),
    known,
    onMember(member) {
      came = member;
    },
  });
  const response = toResponse(outcome);
  if (came && came !== known) {
    response.headers.append('set-cookie', openBrowserSession(platform, came));
  }
  return response;
}

/** The end of the provider's own session, and the way back to the shop. */
function logoutPage(platform: Platform, request: Request): Response {
  const back = URL.parse(new URL(request.url).searchParams.get('postFlowUrl') ?? '');
  const isWeb = back && /^https?:$/.test(back.protocol);
  const response = isWeb ? leadTo(back.href) : htmlResponse(page('You are logged out', ''));
  response.headers.append('set-cookie', closeBrowserSession(platform, request));
  return response;
}

/** A page of anybody's that tells what its address says: where the wrong origin leads. */
function elsewherePage({ url }: Request): Response {
  const values = Object.fromEntries(new URL(url).searchParams);
  return htmlResponse(scripted('Elsewhere', tell(values)));
}

const PAGES = {
  '/oauth2/authorize': authorizePage,
  '/oauth2/elsewhere': (_: Platform, request: Request) => elsewherePage(request),
  '/logout': logoutPage,
} as const;

/** The page at an address, if it is one of the provider's. */
export function providerPageAt(
  platform: Platform,
  method: string,
  pathname: string,
): keyof typeof PAGES | undefined {
  const base = new URL(platform.settings.identityBaseUrl).pathname.replace(/\/$/, '');
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
  const isVisit = method === 'GET' || method === 'POST';
  return isVisit && path && Object.hasOwn(PAGES, path) ? (path as keyof typeof PAGES) : undefined;
}

/** Answers a visit to a page of the provider's. A scenario takes the place of the authorize page. */
export async function answerProvider(
  platform: Platform,
  request: Request,
  scenarioOf: () => ProviderScenario | undefined,
): Promise<Response | undefined> {
  const { method, url } = request;
  const path = providerPageAt(platform, method, new URL(url).pathname);
  if (!path) return undefined;
  settle(platform);
  const byItself = () => PAGES[path](platform, request);
  const scenario = path === '/oauth2/authorize' && method === 'GET' ? scenarioOf() : undefined;
  const response = await (scenario ? scenario(visitOf(platform, request, byItself)) : byItself());
  for (const [name, value] of Object.entries(platform.use(providerRules).headers)) {
    response.headers.set(name, value);
  }
  return response;
}
