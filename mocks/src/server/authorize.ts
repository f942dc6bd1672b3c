import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthorizeOutcome } from '../auth/authorize.ts';
import { escapeHtml, page } from '../identity/pages.ts';
import type { World } from '../world.ts';
import { HOSTED_PATH } from './hosted.ts';
import { toWebRequest } from './request.ts';

/** Where the server stands in for the platform's login page. */
const AUTHORIZE_PATH = `${HOSTED_PATH}/oauth2/authorize`;

const form = (error: string | undefined) =>
  page(
    'Log in',
    `${error ? `<p role="alert">${escapeHtml(error)}</p>` : ''}
<form method="post">
<p><label>E-mail <input name="email" type="email" autocomplete="username" required></label></p>
<p><label>Password <input name="password" type="password" autocomplete="current-password" required></label></p>
<button>Log in</button>
</form>`,
  );

/** Tells the page around it, or the one that opened it. */
const teller = (message: Record<string, string>) =>
  page(
    'You can close this page',
    `<script>
const target = document.referrer ? new URL(document.referrer).origin : '*';
(window.opener ?? window.parent).postMessage(${JSON.stringify(message).replaceAll('<', '\\u003c')}, target);
</script>`,
  );

function send(response: ServerResponse, outcome: AuthorizeOutcome): void {
  // A code is a secret, and so is the page that carries it.
  response.setHeader('cache-control', 'no-store');
  if (outcome.kind === 'redirect') {
    response.writeHead(303, { location: outcome.location }).end();
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (outcome.kind === 'refused') {
    response.writeHead(400).end(page('Log in', `<p>${escapeHtml(outcome.reason)}</p>`));
    return;
  }
  response
    .writeHead(200)
    .end(outcome.kind === 'form' ? form(outcome.error) : teller(outcome.message));
}

/** Answers a visit to the login page, and what is typed in there. Says whether it was one. */
export async function sendAuthorizePage(
  world: World,
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = '' } = request;
  if (address.pathname !== AUTHORIZE_PATH || !['GET', 'POST'].includes(method)) return false;
  if (method === 'GET') {
    send(response, world.identity.visit(address.href));
    return true;
  }
  const web = await toWebRequest(request, response, address);
  const typed = new URLSearchParams(await web.text());
  const credentials = {
    email: typed.get('email') ?? '',
    password: typed.get('password') ?? '',
  };
  send(response, world.identity.visit(address.href, credentials));
  return true;
}
