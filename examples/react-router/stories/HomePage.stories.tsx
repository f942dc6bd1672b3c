import { mockPlatform } from '@vitrine/storybook';
import preview from '../.storybook/preview.tsx';
import { HomeContent } from '../app/home-content.tsx';
import { SiteFrame } from '../app/site-frame.tsx';

const meta = preview.meta({
  component: HomeContent,
  loaders: [mockPlatform()],
  parameters: { screenshot: 'window' },
  render: () => (
    <SiteFrame pathname="/">
      <HomeContent />
    </SiteFrame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Made in short runs' });
    await canvas.findByRole('contentinfo');
    await canvas.findAllByRole('article');
  },
});

export const Default = meta.story({
  parameters: {
    chromatic: {
      modes: {
        light: { theme: 'light' },
        dark: { theme: 'dark' },
        small: { viewport: { width: 390, height: 844 } },
      },
    },
  },
});
