import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../domains/identity/pages.ts';
import { parseWebUrl } from '../platform/requests/web-url.ts';

/** Under which path the server is in for the platform's hosted pages. */
export const HOSTED_PATH = '/hosted';

/** Returns a link to the page where the visit came from, with its outcome. */
export function getReturnUrl(page: URL, outcome: Record<string, string> = {}): string {
  const back = parseWebUrl(page.searchParams.get('postFlowUrl') ?? '');
  if (!back) return '';
  for (const [name, value] of Object.entries(outcome)) back.searchParams.set(name, value);
  return `<p><a href="${escapeHtml(back.href)}">Back to the shop</a></p>`;
}

/** Responds in place of the platform's real page for a redirect session. Returns whether it did. */
export function sendHostedPage(url: URL, response: ServerResponse): boolean {
  const { pathname } = url;
  if (!pathname.startsWith(`${HOSTED_PATH}/`)) return false;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.writeHead(200).end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Hosted page</title>
<h1>Here the platform takes over</h1>
<p>${escapeHtml(pathname.slice(HOSTED_PATH.length))} is a page of the hosted platform.</p>
${getReturnUrl(url)}</html>`,
  );
  return true;
}
