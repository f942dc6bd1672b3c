import { Container, PageHeader, Text } from '@vitrine/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/PageHeader',
  component: PageHeader,
  render: (args) => (
    <Container>
      <PageHeader {...args} />
    </Container>
  ),
  args: { title: 'Workshops', end: <Text tone="muted">11 makers</Text> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Workshops' })).toBeInTheDocument();
  },
});
