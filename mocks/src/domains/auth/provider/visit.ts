import type { PlatformContext } from '../../../platform/platform-context.ts';
import type { Member } from '../../identity/entity.ts';
import { findByEmail } from '../../identity/members.ts';
import { memberOfSession } from '../../identity/sessions.ts';
import { codeFor, respondToClient } from '../authorize.ts';
import { memberOfBrowser } from './browser-session.ts';
import { htmlResponse, scripted, tell, toResponse } from './pages.ts';

/** A visit to the authorize page, as a scenario sees it. */
export interface ProviderVisit {
  /** The request of the browser. */
  readonly request: Request;
  /** The request's query parameters. */
  readonly query: URLSearchParams;
  /** Base URL of the provider's pages. */
  readonly baseUrl: string;
  /** Returns the page's default response. */
  respond(): Response | Promise<Response>;
  /**
   * Issues a code of this login: for this member, else the one with a session, else the first
   * member.
   */
  issueCode(email?: string): string;
  /** Returns values in the requested response mode, with the state unless they contain one. */
  respondToClient(values: Record<string, string>): Response;
  /** A page that posts these messages to the one around it, or the one that opened it. */
  tell(...messages: unknown[]): Response;
  /** A page with this script. */
  page(script: string, headers?: Record<string, string>): Response;
}

function memberBehind(
  context: PlatformContext,
  visit: Pick<ProviderVisit, 'request' | 'query'>,
): Member {
  const member =
    memberOfSession(context, visit.query.get('sessionToken') ?? '') ??
    memberOfBrowser(context, visit.request) ??
    findByEmail(context, 'runa@fennhouse.example');
  if (member) return member;
  throw new TypeError('Nobody is there whom a code could be for.');
}

/** The visit that a scenario plays with. */
export function getVisit(
  context: PlatformContext,
  request: Request,
  respond: ProviderVisit['respond'],
): ProviderVisit {
  const query = new URL(request.url).searchParams;
  return {
    request,
    query,
    baseUrl: context.settings.identityBaseUrl,
    respond,
    issueCode(email) {
      const named = email === undefined ? undefined : findByEmail(context, email);
      return codeFor(context, query, named ?? memberBehind(context, { request, query }));
    },
    respondToClient: (values) => toResponse(respondToClient(context, query, values)),
    tell: (...messages) => htmlResponse(scripted('Messages', tell(...messages))),
    page: (script, headers = {}) => htmlResponse(scripted('Page', script), { headers }),
  };
}
