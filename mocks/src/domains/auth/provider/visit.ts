import type { PlatformContext } from '../../../platform/platform-context.ts';
import type { Member } from '../../identity/entity.ts';
import { findByEmail } from '../../identity/members.ts';
import { memberOfSession } from '../../identity/sessions.ts';
import { codeFor, respondToClient } from '../authorize.ts';
import { memberOfBrowser } from './browser-session.ts';
import { htmlResponse, scripted, tell, toResponse } from './pages.ts';

/** A visit to the authorize page, as a scenario sees it. */
export interface ProviderVisit {
  readonly request: Request;
  /** What the shop asks for: the parameters of the address. */
  readonly query: URLSearchParams;
  /** Where the provider's pages are. */
  readonly baseUrl: string;
  /** What the page does without a scenario. */
  answer(): Response | Promise<Response>;
  /** A code of this login: for this member, or anyone who is known here, or the first one there is. */
  issueCode(email?: string): string;
  /** Gives values back as the shop asked for it, with the state unless they have one. */
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
  answer: ProviderVisit['answer'],
): ProviderVisit {
  const query = new URL(request.url).searchParams;
  return {
    request,
    query,
    baseUrl: context.settings.identityBaseUrl,
    answer,
    issueCode(email) {
      const named = email === undefined ? undefined : findByEmail(context, email);
      return codeFor(context, query, named ?? memberBehind(context, { request, query }));
    },
    respondToClient: (values) => toResponse(respondToClient(context, query, values)),
    tell: (...messages) => htmlResponse(scripted('Messages', tell(...messages))),
    page: (script, headers = {}) => htmlResponse(scripted('Page', script), { headers }),
  };
}
