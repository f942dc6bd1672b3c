import type { PlatformContext } from '../../../platform/platform-context.ts';
import { parseWebUrl } from '../../../platform/requests/web-url.ts';
import { settle } from '../../../platform/schedule.ts';
import type { Member } from '../../identity/entity.ts';
import { page } from '../../identity/pages.ts';
import type { Credentials } from '../authenticate.ts';
import { authorize, respondToClient } from '../authorize.ts';
import { closeBrowserSession, memberOfBrowser, openBrowserSession } from './browser-session.ts';
import { htmlResponse, redirectTo, scripted, tell, toResponse } from './pages.ts';
import { providerRules } from './rules.ts';
import type { ProviderScenario } from './scenarios.ts';
import { getVisit } from './visit.ts';

async function typedIn(request: Request): Promise<URLSearchParams | undefined> {
  return request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined;
}

function credentialsIn(typed: URLSearchParams): Credentials {
  const field = (name: string) => typed.get(name) ?? '';
  return typed.has('stateToken')
    ? { stateToken: field('stateToken'), code: field('code') }
    : { email: field('email'), password: field('password') };
}

/** The default authorize page. A login there creates a browser session. */
async function authorizePage(context: PlatformContext, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const typed = await typedIn(request);
  if (typed?.has('deny')) {
    const error_description = 'The person did not want to.';
    return toResponse(
      respondToClient(context, query, { error: 'access_denied', error_description }),
    );
  }
  const known = memberOfBrowser(context, request);
  let came: Member | undefined;
  const outcome = authorize(context, query, {
    ...(typed && { credentials: credentialsIn(typed) }),
    known,
    onMember(member) {
      came = member;
    },
  });
  const response = toResponse(outcome);
  if (came && came !== known) {
    response.headers.append('set-cookie', openBrowserSession(context, came));
  }
  return response;
}

/** Ends the provider's own session, and redirects back to the site. */
function logoutPage(context: PlatformContext, request: Request): Response {
  const back = parseWebUrl(new URL(request.url).searchParams.get('postFlowUrl') ?? '');
  const response = back ? redirectTo(back.href) : htmlResponse(page('You are logged out', ''));
  response.headers.append('set-cookie', closeBrowserSession(context, request));
  return response;
}

/** A third-party page that posts the values in its URL: simulates the wrong origin. */
function elsewherePage({ url }: Request): Response {
  const values = Object.fromEntries(new URL(url).searchParams);
  return htmlResponse(scripted('Elsewhere', tell(values)));
}

const PAGES = {
  '/oauth2/authorize': authorizePage,
  '/oauth2/elsewhere': (_: PlatformContext, request: Request) => elsewherePage(request),
  '/logout': logoutPage,
} as const;

/** The page at a URL, if it is one of the provider's. */
export function providerPageAt(
  context: PlatformContext,
  method: string,
  pathname: string,
): keyof typeof PAGES | undefined {
  const base = new URL(context.settings.identityBaseUrl).pathname.replace(/\/$/, '');
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
  const isVisit = method === 'GET' || method === 'POST';
  return isVisit && path && Object.hasOwn(PAGES, path) ? (path as keyof typeof PAGES) : undefined;
}

/** Handles a visit to a page of the provider. A scenario replaces the authorize page. */
export async function handleProviderRequest(
  context: PlatformContext,
  request: Request,
  getScenario: () => ProviderScenario | undefined,
): Promise<Response | undefined> {
  const { method, url } = request;
  const path = providerPageAt(context, method, new URL(url).pathname);
  if (!path) return undefined;
  settle(context);
  const byItself = () => PAGES[path](context, request);
  const scenario = path === '/oauth2/authorize' && method === 'GET' ? getScenario() : undefined;
  const response = await (scenario ? scenario(getVisit(context, request, byItself)) : byItself());
  for (const [name, value] of Object.entries(context.use(providerRules).headers)) {
    response.headers.set(name, value);
  }
  return response;
}
