import { Pagination, type PaginationProps, Stack, UiProvider } from '@vitrine/ui';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow, startsAtRight } from '../lib/layout.ts';

const getHref = (page: number) => `#page-${page}`;

const meta = preview.meta({
  title: 'Primitives/Pagination',
  component: Pagination,
  parameters: { layout: 'padded' },
  args: { page: 4, pages: 9, href: getHref },
});

const pagePositions: Pick<PaginationProps, 'page' | 'pages'>[] = [
  { page: 1, pages: 3 },
  { page: 1, pages: 9 },
  { page: 5, pages: 9 },
  { page: 9, pages: 9 },
  { page: 812, pages: 1_000 },
];

const PagePositions = () => (
  <Stack gap="32">
    {pagePositions.map(({ page, pages }) => (
      <Pagination
        key={`${page} of ${pages}`}
        aria-label={`Pages, ${page} of ${pages}`}
        page={page}
        pages={pages}
        href={getHref}
      />
    ))}
  </Stack>
);

export const Positions = meta.story({
  render: PagePositions,
  play: async ({ canvas }) => {
    for (const { page, pages } of pagePositions) {
      const list = canvas.getByRole('navigation', { name: `Pages, ${page} of ${pages}` });
      const current = [...list.querySelectorAll('[aria-current=page]')];
      await expect(
        current.map(({ textContent }) => Number(textContent?.replace(/\D/g, ''))),
      ).toEqual([page]);
    }
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: PagePositions,
});

export const Small = meta.story({
  render: PagePositions,
  globals: { viewport: { value: 'small', isRotated: false } },
  play: fitsWindow,
});

const persian = {
  'common.pages': 'صفحه‌ها',
  'common.page': 'صفحهٔ {page}',
  'common.pageOf': 'صفحهٔ {page} از {pages}',
  'common.previous': 'پیشین',
  'common.next': 'پسین',
  'common.previousPage': 'صفحهٔ پیشین',
  'common.nextPage': 'صفحهٔ پسین',
};

export const RightToLeft = meta.story({
  render: (args) => (
    <UiProvider locale="fa-IR" messages={persian}>
      <Pagination {...args} />
    </UiProvider>
  ),
  globals: { locale: 'fa-IR' },
  play: startsAtRight('nav a'),
});

export const SmallRightToLeft = meta.story({
  render: (args) => (
    <UiProvider locale="fa-IR" messages={persian}>
      <Pagination {...args} />
    </UiProvider>
  ),
  globals: { locale: 'fa-IR', viewport: { value: 'small', isRotated: false } },
  play: fitsWindow,
});

const states = ['pseudo-hover', 'pseudo-focus-visible', 'pseudo-active'];

export const LinkStates = meta.story({
  render: () => (
    <Stack gap="32">
      {states.map((state) => (
        <Pagination key={state} aria-label={state} page={2} pages={9} href={getHref} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const state of states) {
      const pages = within(canvas.getByRole('navigation', { name: state }));
      for (const link of pages.getAllByRole('link')) link.classList.add(state);
    }
  },
});

export const HasAccessibleNames = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible());
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 4');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '#page-5',
    );
    await expect(canvas.getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '#page-9');
  },
});

export const DisablesLinkAtEnd = meta.story({
  args: { page: 1 },
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('link', { name: 'Previous page' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(back).not.toHaveAttribute('href');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible());
  },
});

const ControlledPagination = ({ onPage, ...rest }: PaginationProps) => {
  const [page, setPage] = useState(8);
  return (
    <Pagination
      {...rest}
      page={page}
      onPage={(target, event) => {
        event.preventDefault();
        setPage(target);
        onPage?.(target, event);
      }}
    />
  );
};

export const LoadsPageInPlace = meta.story({
  args: { onPage: fn() },
  render: (args) => <ControlledPagination {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('link', { name: 'Next page' });
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenCalledWith(9, expect.anything());
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 9');
    await expect(location.hash).not.toBe('#page-9');
  },
});

export const LeavesModifiedClicksToBrowser = meta.story({
  args: { onPage: fn((_page, event) => event.preventDefault()) },
  render: (args) => (
    // What the browser would do with the link stays out of the test.
    // biome-ignore lint/a11y: the links below are what is pressed.
    <div onClick={(event) => event.preventDefault()}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 5' }));
    await userEvent.keyboard('{/Control}');
    await expect(args.onPage).not.toHaveBeenCalled();
  },
});

export const HidesForSinglePage = meta.story({
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});
