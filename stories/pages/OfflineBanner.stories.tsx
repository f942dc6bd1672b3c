import { OfflineBanner } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { connect } from './lib/connection.ts';

const meta = preview.meta({
  title: 'Pages/OfflineBanner',
  component: OfflineBanner,
  beforeEach: () => () => {
    connect(true);
    Reflect.deleteProperty(navigator, 'onLine');
  },
});

export const ShowsWhileOffline = meta.story({
  args: { restTime: 300 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/online|offline/)).toBeNull();
    connect(false);
    await waitFor(() => expect(canvas.getByText(/^You’re offline/)).toBeVisible());
    connect(true);
    await canvas.findByText(/back online/);
    await waitFor(() => expect(canvas.queryByText(/back online/)).toBeNull());
    connect(false);
    await waitFor(() => expect(canvas.getByText(/^You’re offline/)).toBeVisible());
  },
});
