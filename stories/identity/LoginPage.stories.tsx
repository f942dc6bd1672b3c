import { Login } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { respondingWith, type StepName, steps } from './login-steps-demo.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

function OnPage({ step }: { step: StepName }) {
  return (
    <main>
      <Login.Page>{steps[step]}</Login.Page>
    </main>
  );
}

const logIn: { step: StepName } = { step: 'logIn' };

const meta = preview.meta({
  title: 'Identity/LoginPage',
  component: OnPage,
  globals: large,
  args: logIn,
  beforeEach: respondingWith(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible(),
    );
  },
});

export const Dark = meta.story({ globals: { ...large, theme: 'dark' } });

export const Small = meta.story({ globals: small, args: { step: 'register' } });
