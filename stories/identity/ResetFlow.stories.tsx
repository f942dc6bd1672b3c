import { createClient } from '@vitrine/client';
import { sendRecoveryEmail } from '@vitrine/client/identity';
import { getPlatform, type Loaded, mockPlatform } from '@vitrine/storybook';
import { Container, Login } from '@vitrine/ui';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { member } from './login-flow-demo.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const narrow = { viewport: { value: 'narrow', isRotated: false } };

const recoveryUrl = 'https://fennhouse.example/reset';
const logIn = fn<(email: string) => void>();

function Page() {
  return (
    <Container asChild>
      <main>
        <Login.Page>
          <Login.ResetFlow
            onLogIn={logIn}
            recoveryUrl={recoveryUrl}
            passwordDescription="Eight characters or more."
          />
        </Login.Page>
      </main>
    </Container>
  );
}

/** Simulates a click on the email link; its token is in the fragment of this page. */
const linkPressed = (arrange?: (loaded: Required<Loaded>) => void) =>
  mockPlatform(async (loaded) => {
    const { email } = member;
    const { apiBaseUrl, fetch, identity } = loaded.platform;
    // The page's own requests receive responses only once the story has rendered.
    const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
    await sendRecoveryEmail(client, email, { redirect: { url: recoveryUrl } });
    const { secret } = identity.linkFor(email);
    const values = new URLSearchParams({ recoveryToken: secret, email });
    history.replaceState(history.state, '', `#${values}`);
    arrange?.(loaded);
  });

const meta = preview.meta({
  title: 'Identity/ResetFlow',
  component: Page,
  globals: large,
  loaders: [linkPressed()],
  beforeEach: () => void logIn.mockClear(),
});

type Canvas = ReturnType<typeof within>;

const save = async (canvas: Canvas, password: string) => {
  await userEvent.type(await canvas.findByLabelText('New password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
};

export const RemovesTokenFromUrl = meta.story({
  parameters: { requirements: ['S75'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText('New password');
    await expect(location.href).not.toContain('recoveryToken');
    const form = canvasElement.querySelector('form');
    await expect(form?.method).toBe('post');
    await expect(form?.querySelector('[autocomplete=username]')).toHaveValue(member.email);
    await save(canvas, 'another-glaze');
    await canvas.findByRole('heading', { name: 'Your password has been changed' });
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(logIn).toHaveBeenCalledWith(member.email);
  },
});

export const NarrowDark = meta.story({
  globals: { ...narrow, theme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByLabelText('New password')),
});

export const KeepsLinkAfterShortPassword = meta.story({
  play: async ({ canvas }) => {
    await save(canvas, 'short');
    const field = canvas.getByLabelText('New password');
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await save(canvas, 'another-glaze');
    await canvas.findByRole('heading', { name: 'Your password has been changed' });
  },
});

export const OffersNewLinkAfterExpiry = meta.story({
  parameters: { requirements: ['S75'] },
  loaders: [linkPressed(({ platform }) => platform.clock.advance(25 * 60 * 60_000))],
  play: async ({ canvas, loaded }) => {
    await save(canvas, 'another-glaze');
    await canvas.findByRole('heading', { name: 'This link has expired' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue(member.email);
    const platform = getPlatform(loaded);
    const before = platform.identity.mails.length;
    platform.fail('identity.sendRecoveryEmail', 'offline', { times: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await canvas.findByText(/^We couldn’t connect/);
    await expect(canvas.queryByRole('heading', { name: 'Check your inbox' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await canvas.findByRole('heading', { name: 'Check your inbox' });
    await expect(platform.identity.mails).toHaveLength(before + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(member.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await canvas.findByRole('heading', { name: 'Check your inbox' });
    await expect(platform.identity.mails).toHaveLength(before + 2);
  },
});

export const MissingLink = meta.story({
  loaders: [mockPlatform()],
  globals: { ...narrow, locale: 'fa-IR' },
  // The link of the other stories is not this one's.
  beforeEach: () => history.replaceState(history.state, '', location.pathname + location.search),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'این لینک منقضی شده است' });
  },
});

export const KeepsLinkWhileOffline = meta.story({
  loaders: [
    linkPressed(({ platform }) => {
      platform.fail('identity.recover', 'offline', { times: 1 });
    }),
  ],
  globals: { ...large, theme: 'dark' },
  play: async ({ canvas }) => {
    await save(canvas, 'another-glaze');
    await canvas.findByText(/^We couldn’t connect/);
    await expect(canvas.getByLabelText('New password')).toHaveValue('another-glaze');
  },
});
