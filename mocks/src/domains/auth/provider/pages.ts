import { escapeHtml, page } from '../../identity/pages.ts';
import type { AuthorizeOutcome } from '../authorize.ts';

function form(fields: string, action: string, error = ''): string {
  return page(
    'Log in',
    `${error && `<p role="alert">${escapeHtml(error)}</p>`}
<form method="post">
${fields}
<button>${action}</button>
<button name="deny" value="yes" formnovalidate>Cancel</button>
</form>`,
  );
}

const PASSWORD_FIELDS = `<p><label>Email <input name="email" type="email" autocomplete="username" required></label></p>
<p><label>Password <input name="password" type="password" autocomplete="current-password" required></label></p>`;

const codeFields = (stateToken: string) => `<p>A code is on its way to you by e-mail.</p>
<input type="hidden" name="stateToken" value="${escapeHtml(stateToken)}">
<p><label>Code <input name="code" inputmode="numeric" autocomplete="one-time-code" required></label></p>`;

/** A value as a script writes it, without an end of the script in it. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Returns a script that posts messages to the embedding page, or to the opener. After the form, the
 * referrer is the provider's own page, so the site's origin is unknown. The code is useless without
 * its verifier.
 */
export const tell = (...messages: unknown[]): string =>
  `const before = URL.parse(document.referrer)?.origin ?? location.origin;
const target = before === location.origin ? '*' : before;
const shop = window.opener ?? window.parent;
${messages.map((message) => `shop.postMessage(${literal(message)}, target);`).join('\n')}`;

/** A page of the provider's with a script. */
export const scripted = (title: string, script: string): string =>
  page(title, `<script type="module">\n${script}\n</script>`);

/** A code is a secret, and so is the page that carries it. */
export const htmlResponse = (body: string, init: ResponseInit = {}): Response =>
  new Response(body, {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(init.headers as Record<string, string>),
    },
  });

/** A redirect: the next request is a GET, whatever this one was. */
export const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

/** Converts an outcome to the browser's response. */
export function toResponse(outcome: AuthorizeOutcome): Response {
  switch (outcome.kind) {
    case 'redirect':
      return redirectTo(outcome.location);
    case 'rejected':
      return htmlResponse(page('Log in', `<p>${escapeHtml(outcome.reason)}</p>`), { status: 400 });
    case 'message':
      return htmlResponse(scripted('You can close this page', tell(outcome.message)));
    case 'form':
      return htmlResponse(form(PASSWORD_FIELDS, 'Log in', outcome.error));
    case 'code':
      return htmlResponse(form(codeFields(outcome.stateToken), 'Continue', outcome.error));
  }
}
