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

export const Light = meta.story();

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Small = meta.story({ globals: { viewport: { value: 'small', isRotated: false } } });
