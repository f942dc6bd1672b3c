import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Motion } from './Motion.tsx';
import { getSheetTexts } from './sample-text.ts';

const meta = preview.meta({
  title: 'Foundations/Motion',
  parameters: { layout: 'padded' },
  render: (_args, { globals }) => <Motion texts={getSheetTexts(String(globals.locale))} />,
});

/** Tests request reduced motion; in Storybook the same press shows the five durations. */
export const RespectsReducedMotion = meta.story({
  play: async ({ canvas, userEvent }) => {
    const runner = canvas.getByTestId('picture');
    const start = runner.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(runner.closest('[data-played]')).not.toBeNull();
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await expect(getComputedStyle(runner)).toMatchObject({
      transitionProperty: 'opacity',
      transitionDuration: '0.08s',
    });
    await expect(runner.getBoundingClientRect().left).toBe(start);
  },
});
