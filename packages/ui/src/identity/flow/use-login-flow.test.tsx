import { createStorefront, profileAtom, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { completeLogin, generateOAuthData, getAuthUrl, parseFromUrl } from '@vitrine/client/auth';
import { createMockPlatform, MEMBER_PASSWORD } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
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
  return { flow, signIn, onDone, member };
}

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
