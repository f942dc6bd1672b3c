import { TextBlocks } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Catalog/TextBlocks',
  component: TextBlocks,
  parameters: { layout: 'padded' },
});

export const RendersParagraphs = meta.story({
  args: { html: '<p>Sixteen soft ridges.</p><p>Poured by hand, in one piece.</p>' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Sixteen soft ridges.').closest('p')).toBeVisible(),
    );
  },
});

export const RendersDescriptionList = meta.story({
  args: {
    html: '<dl><dt>Wax</dt><dd>Soy and beeswax</dd><dt>Burns for</dt><dd>60 hours</dd></dl>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
});

export const RemovesUnsafeMarkup = meta.story({
  args: { html: '<p>Plain <img src=x onerror="document.title = \'run\'"> words</p>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(document.title).not.toBe('run');
  },
});
