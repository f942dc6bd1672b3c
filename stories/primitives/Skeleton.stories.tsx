import { Grid, Skeleton, Stack, Text } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';
import * as css from './Skeleton.css.ts';

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  component: Skeleton.Root,
  subcomponents: { Media: Skeleton.Media, Line: Skeleton.Line },
  parameters: { layout: 'padded' },
});

const CardSkeleton = () => (
  <Stack gap="12" data-testid="skeleton">
    <Skeleton.Media ratio={4 / 5} />
    <Stack gap="2">
      <Skeleton.Line variant="bodyStrong" width="70%" />
      <Skeleton.Line variant="caption" width="45%" />
    </Stack>
  </Stack>
);

const Card = () => (
  <Stack gap="12" data-testid="card">
    <img className={css.image} src="/pictures/cup.jpg" alt="Dipped cup" />
    <Stack gap="2">
      <Text variant="bodyStrong">Dipped cup</Text>
      <Text variant="caption" tone="muted">
        Speckled stoneware
      </Text>
    </Stack>
  </Stack>
);

const Loading = () => (
  <Skeleton.Root>
    <Grid columns={{ small: '2', medium: '4' }} columnGap={{ small: '12', medium: '24' }}>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </Grid>
  </Skeleton.Root>
);

export const Cards = meta.story({
  render: () => <Loading />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden=true]').length).toBeGreaterThan(0);
  },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast', 'persian') },
  render: () => <Loading />,
});

export const Small = meta.story({
  render: () => <Loading />,
  globals: { viewport: { value: 'small', isRotated: false } },
  play: fitsWindow,
});

export const MatchesContentHeight = meta.story({
  render: () => (
    <Grid columns="4">
      <Skeleton.Root>
        <CardSkeleton />
      </Skeleton.Root>
      <Card />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const getHeight = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(getHeight('skeleton')).toBe(getHeight('card'));
  },
});

export const TextVariants = meta.story({
  render: () => (
    <Stack gap="8">
      {(['displayL', 'displayM', 'title', 'body', 'caption'] as const).map((role) => (
        <Grid key={role} columns="2" align="center">
          <Text variant={role}>For the table</Text>
          <Skeleton.Line variant={role} width="60%" />
        </Grid>
      ))}
    </Stack>
  ),
});

export const AppearsAfterDelay = meta.story({
  render: () => (
    <Skeleton.Root style={{ inlineSize: 200 }}>
      <Skeleton.Line data-testid="line" />
    </Skeleton.Root>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByTestId('line');
    const [animation] = line.getAnimations();
    const { delay, fill } = animation?.effect?.getComputedTiming() ?? {};
    await expect({ delay, fill }).toEqual({ delay: 400, fill: 'backwards' });
    await waitFor(() => expect(getComputedStyle(line).opacity).toBe('1'));
  },
});

export const AnnouncesLoadingOnce = meta.story({
  render: () => <Loading />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Loading')).toHaveLength(1);
    await expect(canvasElement.querySelector('[aria-busy=true]')).toHaveTextContent(/^Loading$/);
  },
});
