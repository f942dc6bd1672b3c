import { analyticsConsentAtom, localStoragePort, useAtomValue } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import { Button, ConsentBanner, ConsentSettings, Container, Link } from '@vitrine/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';
import { dark, rightToLeft, small } from './lib/shop-story.tsx';

const purposes = [
  { id: 'analytics', label: 'Analytics', hint: 'Shows us which pages are popular.' },
  { id: 'marketing', label: 'Marketing', hint: 'Shows our offers on other sites.' },
];

function Page() {
  return (
    <div style={{ minBlockSize: '100vh' }}>
      <ConsentBanner purposes={purposes}>
        With your permission, we measure how our pages are used.{' '}
        <Link href="#/privacy">Privacy policy</Link>
      </ConsentBanner>
      <Container>
        <p>Analytics: {useAtomValue(analyticsConsentAtom)}</p>
        <ConsentSettings purposes={purposes}>
          <Button emphasis="text">Privacy settings</Button>
        </ConsentSettings>
      </Container>
    </div>
  );
}

const meta = preview.meta({
  title: 'Pages/Consent',
  component: Page,
  globals: { viewport: { value: 'halved', isRotated: false } },
  loaders: [mockPlatform(undefined, { ports: () => ({ storage: localStoragePort() }) })],
});

export const AsksWithEqualAnswers = meta.story({
  play: async ({ canvas }) => {
    const reject = await canvas.findByRole('button', { name: 'Reject all' });
    const accept = canvas.getByRole('button', { name: 'Accept all' });
    const getLook = (element: HTMLElement) => {
      const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { color, backgroundColor, borderColor, fontWeight, width, height };
    };
    await expect(getLook(reject)).toEqual(getLook(accept));
    await expect(canvas.getByText('Analytics: pending')).toBeInTheDocument();
  },
});
export const Small = meta.story({ globals: small, play: fitsWindow });
export const SmallDarkRightToLeft = meta.story({
  globals: { ...small, ...dark, ...rightToLeft },
  render: () => (
    <div style={{ minBlockSize: '100vh' }}>
      <ConsentBanner />
    </div>
  ),
  play: fitsWindow,
});

export const RejectsAndChangesChoice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject all' }));
    await canvas.findByText('Analytics: denied');
    await expect(canvas.queryByRole('button', { name: 'Reject all' })).toBeNull();
    await expect(localStorage.getItem('vitrine-consent')).toBe(
      '{"analytics":false,"marketing":false}',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Privacy settings' }));
    await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    const analytics = dialog.getByRole('switch', { name: 'Analytics' });
    await expect(analytics).not.toBeChecked();
    await userEvent.click(analytics);
    await userEvent.click(dialog.getByRole('button', { name: 'Save choices' }));
    await canvas.findByText('Analytics: granted');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem('vitrine-consent')).toBe(
      '{"analytics":true,"marketing":false}',
    );
  },
});

export const AcceptsAll = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept all' }));
    await canvas.findByText('Analytics: granted');
    await expect(canvas.queryByRole('button', { name: 'Accept all' })).toBeNull();
    await expect(localStorage.getItem('vitrine-consent')).toBe(
      '{"analytics":true,"marketing":true}',
    );
  },
});

export const ShowsSettings = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    const choose = await canvas.findByRole('button', { name: 'Choose' });
    await userEvent.click(choose);
    const first = within(await screen.findByRole('dialog', { name: 'Privacy settings' }));
    await userEvent.click(first.getByRole('switch', { name: 'Marketing' }));
    // Without saving, nothing is permitted.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem('vitrine-consent')).toBeNull();
    await userEvent.click(choose);
    const dialog = within(await screen.findByRole('dialog', { name: 'Privacy settings' }));
    await waitFor(() => expect(dialog.getByRole('switch', { name: 'Marketing' })).toBeVisible());
    await expect(dialog.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  },
});

export const StaysClosedAfterDecision = meta.story({
  beforeEach: () => localStorage.setItem('vitrine-consent', '{"analytics":true}'),
  play: async ({ canvas }) => {
    await canvas.findByText('Analytics: granted');
    await expect(canvas.queryByRole('button', { name: 'Reject all' })).toBeNull();
  },
});
