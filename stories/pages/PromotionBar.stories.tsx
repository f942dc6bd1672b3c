import { localStoragePort } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import { PromotionBar } from '@vitrine/ui';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { fitsWindow } from '../lib/layout.ts';
import { dark, large, rightToLeft, small } from './lib/shop-story.tsx';

const messages = [
  { text: 'Free delivery from €100', href: '#/delivery' },
  { text: 'Open workshop on Sunday, 29 November, from ten to four', href: '#/events' },
];

const meta = preview.meta({
  title: 'Pages/PromotionBar',
  component: PromotionBar,
  globals: large,
  loaders: [mockPlatform(undefined, { ports: () => ({ storage: localStoragePort() }) })],
  args: { promotionId: 'autumn-2026', messages, onOpenChange: fn() },
});

export const ShowsNextMessage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Promotions' });
    const height = bar.getBoundingClientRect().height;
    await expect(canvas.queryByRole('link', { name: /Open workshop/ })).toBeNull();
    const next = canvas.getByRole('button', { name: 'Next message' });
    await userEvent.click(next);
    await waitFor(() => expect(getAnnouncement()).toMatch(/^Open workshop/));
    // The first message follows the last one.
    await userEvent.click(next);
    await waitFor(() => expect(getAnnouncement()).toBe('Free delivery from €100'));
    await expect(canvas.getByRole('link', { name: /Free delivery/ })).toBeInTheDocument();
    await userEvent.click(next);
    await waitFor(() => expect(getAnnouncement()).toMatch(/^Open workshop/));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Open workshop/ })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: /Free delivery/ })).toBeNull();
    await expect(bar.getBoundingClientRect().height).toBe(height);
  },
});
export const Small = meta.story({ globals: small, play: fitsWindow });
export const DarkRightToLeft = meta.story({
  globals: { ...dark, ...rightToLeft },
  args: { messages: [{ text: 'ارسال رایگان از ۶۰ یورو', href: '#/delivery' }] },
  play: fitsWindow,
});

/** Stories run with reduced motion. */
function allowMotion() {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia(query.includes('reduced-motion') ? 'not all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

export const TakesTurnsUntilPaused = meta.story({
  args: { interval: 300 },
  beforeEach: allowMotion,
  play: async ({ canvas, userEvent }) => {
    const isSecond = () => canvas.queryByRole('link', { name: /Open workshop/ }) !== null;
    const pause = await canvas.findByRole('button', { name: 'Pause messages' });
    const bar = canvas.getByRole('region', { name: 'Promotions' });
    await waitFor(() => {
      // The browser's own pointer may be where the bar appears.
      fireEvent.pointerOut(bar, { relatedTarget: document.body });
      if (!isSecond()) throw new Error('The first message is still shown.');
      // The focus holds the message.
      pause.focus();
    });
    await wait(700);
    await expect(isSecond()).toBe(true);
    await userEvent.keyboard('{Enter}');
    pause.blur();
    await wait(700);
    await expect(isSecond()).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Resume messages' })).toBeInTheDocument();
  },
});

export const StaysStillWithReducedMotion = meta.story({
  args: { interval: 20, open: true, onOpenChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await wait(200);
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss);
    dismiss.blur();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    // The host decides whether it is shown, and nothing is stored.
    await expect(localStorage.getItem('vitrine-dismissals')).toBeNull();
    await expect(canvas.getByRole('link', { name: /Free delivery/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Pause messages' })).toBeNull();
  },
});

export const RemembersDismissal = meta.story({
  render: (args) => (
    <>
      <PromotionBar {...args} />
      <PromotionBar {...args} promotionId="winter-2026" messages={[{ text: 'Winter hours' }]} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(canvas.queryByText(/Free delivery/)).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByText('Winter hours')).toBeInTheDocument();
    await expect(localStorage.getItem('vitrine-dismissals')).toBe('["autumn-2026"]');
  },
});
