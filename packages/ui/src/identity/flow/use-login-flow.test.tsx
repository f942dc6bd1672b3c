import { createStorefront, profileAtom, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import {
  completeLogin,
  finishPopupLogin,
  generateOAuthData,
  getAuthUrl,
  getTokens,
  parseFromUrl,
} from '@vitrine/client/auth';
import { createMockPlatform, MEMBER_PASSWORD } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type LoginFlowOptions, useLoginFlow } from './use-login-flow.ts';

const runa = { email: 'runa@fennhouse.example', password: MEMBER_PASSWORD };
const redirectUri = 'https://fennhouse.example/back';

type LoginFlow = ReturnType<typeof useLoginFlow>;

function Flow({
  onRender,
  ...options
}: LoginFlowOptions & { onRender: (flow: LoginFlow) => void }) {
  onRender(useLoginFlow(options));
  return null;
}

/** Creates a visitor at a login, with the host's own `signIn` for session tokens. */
function visitor() {
  const platform = createMockPlatform();
  const { apiBaseUrl, fetch } = platform;
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const storefront = createStorefront({ client, queryDefaults: { retry: false } });
  const signIn = vi.fn(async (sessionToken: string) => {
    const login = await generateOAuthData(redirectUri);
    const { authUrl } = await getAuthUrl(client, login, { sessionToken });
    const outcome = platform.identity.visit(authUrl);
    if (outcome.kind !== 'redirect') throw new Error(`The provider answered ${outcome.kind}.`);
    await completeLogin(client, parseFromUrl(outcome.location), login);
  });
  const onDone = vi.fn();
  const options = {
    start: 'logIn',
    recoveryUrl: redirectUri,
    redirectUri,
    navigate: () => {},
  } as const;
  const rendered: LoginFlow[] = [];
  renderToString(
    <StorefrontProvider storefront={storefront}>
      <Flow {...options} signIn={signIn} onDone={onDone} onRender={(flow) => rendered.push(flow)} />
    </StorefrontProvider>,
  );
  const [flow] = rendered;
  if (!flow) throw new Error('The flow was not rendered.');
  const member = () => storefront.store.get(profileAtom).identity?.email?.address;
  return { flow, signIn, onDone, member, client, platform };
}

afterEach(() => vi.unstubAllGlobals());

/** A visitor with the provider's page in a popup. */
async function visitorWithPopup() {
  const visit = visitor();
  const { client, platform } = visit;
  const page = { href: 'https://fennhouse.example/vases' };
  const addresses: string[] = [];
  const popup = {
    closed: false,
    close: () => {
      popup.closed = true;
    },
    location: { replace: (address: string) => void addresses.push(address) },
  };
  let listeners = 0;
  vi.stubGlobal('open', () => popup);
  vi.stubGlobal('close', () => {});
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  vi.stubGlobal('document', { hasFocus: () => true });
  vi.stubGlobal(
    'addEventListener',
    (_: string, _listener: unknown, until: AddEventListenerOptions) => {
      listeners += 1;
      until.signal?.addEventListener('abort', () => {
        listeners -= 1;
      });
    },
  );
  visit.flow.hosted.open();
  await vi.waitFor(() => expect([addresses.length, listeners]).toEqual([1, 1]));
  return {
    ...visit,
    popup,
    listeners: () => listeners,
    /** The member logs in in the popup. @returns whether this page has received it. */
    answer: async () => {
      const outcome = platform.identity.visit(addresses[0] ?? '', runa);
      if (outcome.kind !== 'redirect') throw new Error(`The provider answered ${outcome.kind}.`);
      page.href = outcome.location;
      return (await finishPopupLogin(client)).received;
    },
    role: async () => (await getTokens(client)).refreshToken.role,
  };
}

test('a login in a popup makes the visitor a member', async () => {
  const { onDone, answer, role } = await visitorWithPopup();
  expect(await answer()).toBe(true);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(await role()).toBe('member');
});

test('S10 L9 going back closes the popup, and its late response changes nothing', async () => {
  const { flow, onDone, popup, listeners, answer, role } = await visitorWithPopup();
  const before = await role();
  flow.go('logIn');
  await vi.waitFor(() => expect([popup.closed, listeners()]).toEqual([true, 0]));
  expect(await answer()).toBe(false);
  expect(onDone).not.toHaveBeenCalled();
  expect(await role()).toBe(before);
});

test('a login through the host’s own method shows the member', async () => {
  const { flow, onDone, member } = visitor();
  expect(await flow.sendLogIn(runa)).toBeUndefined();
  expect(onDone).toHaveBeenCalledOnce();
  expect(member()).toBe(runa.email);
});

test('a failed login through the host’s own method shows no member', async () => {
  const { flow, signIn, onDone, member } = visitor();
  signIn.mockRejectedValueOnce(new Error('The host is down.'));
  expect(await flow.sendLogIn(runa)).toBe('failed');
  expect(onDone).not.toHaveBeenCalled();
  expect(member()).toBeUndefined();
});

test('a connection whose proof fails or is rejected is not proven', async () => {
  const { flow, platform } = visitor();
  const connect = (prove: () => Promise<Record<string, string>>) =>
    flow.connect({ id: 'unknown', label: 'The Guild', prove });
  expect(await connect(() => Promise.reject(new Error('Closed')))).toBe('notProven');
  expect(await connect(async () => ({ email: 'liv@guild.example' }))).toBe('notProven');
  platform.fail('identity.*', 'offline');
  expect(await connect(async () => ({ email: 'liv@guild.example' }))).toBe('unreachable');
});

test('a recovery email that can’t be sent returns why', async () => {
  const { flow, platform } = visitor();
  platform.fail('identity.sendRecoveryEmail', 'offline', { times: 1 });
  expect(await flow.sendLink(runa)).toBe('unreachable');
  expect(await flow.sendLink(runa)).toBeUndefined();
});
