import { Box, Grid, Heading, Inline, Stack, Text } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';
import * as css from './Box.css.ts';

const meta = preview.meta({
  title: 'Primitives/Box',
  component: Box,
  subcomponents: { Stack, Inline, Grid },
  parameters: { layout: 'padded' },
});

const english = {
  parts: ['Box', 'Stack', 'Inline', 'Inline, between', 'Grid'],
  objects: ['Ridge pillar candle', 'Dome table lamp', 'Ring vase', 'Dipped cup'],
};

const persian = {
  parts: ['جعبه', 'ستون', 'سطر', 'سطر، دو سو', 'شبکه'],
  objects: ['شمع ستونی شیاردار', 'چراغ رومیزی گنبدی', 'گلدان حلقه‌ای', 'فنجان لعاب‌دار'],
};

const Things = ({ names }: { names: string[] }) =>
  names.map((name) => (
    <div key={name} className={css.thing}>
      {name}
    </div>
  ));

const Structures = ({ texts = english }: { texts?: typeof english }) => {
  const [box, stack, inline, between, grid] = texts.parts;
  return (
    <Stack gap="24">
      <Stack as="section" gap="8">
        <Heading level={2} variant="label">
          {box}
        </Heading>
        <Box padding="24" className={css.area}>
          <Things names={texts.objects.slice(0, 1)} />
        </Box>
      </Stack>
      <Stack as="section" gap="8">
        <Heading level={2} variant="label">
          {stack}
        </Heading>
        <Stack gap="12" align="start" className={css.area}>
          <Things names={texts.objects.slice(0, 3)} />
        </Stack>
      </Stack>
      <Stack as="section" gap="8">
        <Heading level={2} variant="label">
          {inline}
        </Heading>
        <Inline gap="12" className={css.area}>
          <Things names={texts.objects} />
        </Inline>
      </Stack>
      <Stack as="section" gap="8">
        <Heading level={2} variant="label">
          {between}
        </Heading>
        <Inline justify="between" className={css.area}>
          <Things names={texts.objects.slice(0, 2)} />
        </Inline>
      </Stack>
      <Stack as="section" gap="8">
        <Heading level={2} variant="label">
          {grid}
        </Heading>
        <Grid
          columns={{ small: '2', medium: '4' }}
          columnGap={{ small: '12', medium: '24' }}
          rowGap="32"
          className={css.area}
        >
          <Things names={texts.objects} />
        </Grid>
      </Stack>
    </Stack>
  );
};

export const Layouts = meta.story({
  render: () => <Structures />,
  play: async ({ canvas }) => {
    const getThings = (name: string) => {
      const section = canvas.getByRole('heading', { name }).parentElement;
      return [...(section?.querySelectorAll(`.${css.thing}`) ?? [])].map((thing) =>
        thing.getBoundingClientRect(),
      );
    };
    const [first, second] = getThings('Stack');
    await expect(Math.round((second?.top ?? 0) - (first?.bottom ?? 0))).toBe(12);
    await expect(new Set(getThings('Inline').map(({ top }) => top)).size).toBe(1);
    await expect(new Set(getThings('Grid').map(({ left }) => left)).size).toBe(4);
  },
});

export const Small = meta.story({
  render: () => <Structures />,
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('heading', { name: 'Grid' }).parentElement;
    const things = [...(grid?.querySelectorAll(`.${css.thing}`) ?? [])];
    await expect(new Set(things.map((thing) => thing.getBoundingClientRect().left)).size).toBe(2);
    await fitsWindow({ canvasElement });
  },
});

export const RightToLeft = meta.story({
  render: () => <Structures texts={persian} />,
  globals: { locale: 'fa-IR' },
});

export const KeepsListRoleWithoutMarkers = meta.story({
  render: () => (
    <Stack as="ul" gap="4">
      {english.objects.map((name) => (
        <Text key={name} as="li">
          {name}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list).toHaveAttribute('role', 'list');
    await expect(getComputedStyle(list).listStyleType).toBe('none');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const RendersChildElement = meta.story({
  render: () => (
    <Stack asChild gap="8">
      <form aria-label="Newsletter">
        <Things names={english.objects.slice(0, 2)} />
      </form>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Newsletter' });
    await expect(form.children).toHaveLength(2);
    await expect(getComputedStyle(form).rowGap).toBe('8px');
  },
});

export const HidesContentByBreakpoint = meta.story({
  render: () => (
    <Stack gap="8">
      <Box display={{ small: 'none', medium: 'block' }} className={css.thing}>
        For large screens
      </Box>
      <Box display={{ small: 'block', medium: 'none' }} className={css.thing}>
        For small screens
      </Box>
    </Stack>
  ),
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('For small screens')).toBeVisible());
    await expect(canvas.getByText('For large screens')).not.toBeVisible();
  },
});
