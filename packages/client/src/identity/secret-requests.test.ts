import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Client, createClient } from '../client.ts';
import { SystemError } from '../http/errors.ts';
import { createRedirectSession } from '../redirects/endpoints.ts';
import { rejection } from '../testing/fake-platform.ts';
import { memberTokens } from '../testing/token-platform.ts';
import {
  changePassword,
  loginV2,
  loginWithIdpConnectionTokenParams,
  recover,
  registerV2,
  resendDuringAuthentication,
  verify,
  verifyDuringAuthentication,
} from './index.ts';

async function listen(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const loginId = { email: 'runa@fenn.example' };
const password = 'warm-stoneware';
const authRequest = {
  ...{ clientId: 'client-1', sessionToken: 'session-1', state: 'state-1', scope: 'offline_access' },
  ...{ responseType: 'code', responseMode: 'query' },
  ...{ codeChallenge: 'challenge-1', codeChallengeMethod: 'S256' },
};

const secretRequests: [string, (client: Client) => Promise<unknown>][] = [
  ['a login', (client) => loginV2(client, loginId, { password })],
  ['a registration', (client) => registerV2(client, loginId, { password })],
  ['a new password', (client) => changePassword(client, password)],
  ['a recovery token', (client) => recover(client, 'recovery-1', { password })],
  [
    'the token of another provider',
    (client) =>
      loginWithIdpConnectionTokenParams(client, { idpConnectionId: 'a', tokenParams: {} }),
  ],
  ['a code', (client) => verifyDuringAuthentication(client, '123456', { stateToken: 'state-1' })],
  ['a state token', (client) => resendDuringAuthentication(client, 'state-1')],
  ['a second factor', (client) => verify(client, 'SMS', { stateToken: 'state-1' })],
  ['a session token', (client) => createRedirectSession(client, { auth: { authRequest } })],
];

test.each(
  secretRequests.flatMap(([name, send]) => [307, 308].map((to) => [name, to, send] as const)),
)('S80 %s never follows a redirect (%d) to another origin', async (_, status, send) => {
  const reached: (string | undefined)[] = [];
  const elsewhere = await listen(({ url }, response) => {
    reached.push(url);
    response.end('{"state":"SUCCESS"}');
  });
  const apiBaseUrl = await listen(({ url }, response) => {
    response.writeHead(status, { location: elsewhere + url }).end();
  });
  const client = createClient({ clientId: 'client-1', provider: { apiBaseUrl } });
  await client.tokens.replace(memberTokens(Date.now() / 1000 + 3600));
  expect(await rejection(send(client))).toBeInstanceOf(SystemError);
  expect(reached).toEqual([]);
});
