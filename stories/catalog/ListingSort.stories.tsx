import { createProductList, type LocationPort, memoryLocation } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import { Container, Listing, Stack } from '@vitrine/ui';
import { type ReactNode, useMemo } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';

const large = { viewport: { value: 'large', isRotated: false } };

interface SortedProps {
  location: LocationPort;
  children?: ReactNode;
}

/** A list without a bar: its sort control can be placed anywhere. */
function Sorted({ location, children }: SortedProps) {
  const list = useMemo(() => createProductList({ location, limit: 4 }), [location]);
  return (
    <Container asChild>
      <main style={{ paddingBlock: 40 }}>
        <Listing.Root list={list}>
          <Stack gap="32">
            {children}
            <Listing.Grid scrollPositionStore={null} footer={null} />
          </Stack>
        </Listing.Root>
      </main>
    </Container>
  );
}

const sortLocation = memoryLocation();

const meta = preview.meta({
  title: 'Catalog/ListingSort',
  component: Sorted,
  subcomponents: { 'Listing.SortField': Listing.SortField, 'Listing.SortLinks': Listing.SortLinks },
  globals: large,
  loaders: [mockPlatform()],
  args: { location: sortLocation },
  beforeEach: () => sortLocation.write(new URLSearchParams('lang=en'), 'replace'),
});

interface Canvas {
  getAllByRole: (role: string, options?: object) => HTMLElement[];
}

/** Waits until the names on show are in their order, from the first or from the last. */
const waitForSortedPrices = (canvas: object, isReverse = false) =>
  waitFor(() => {
    expect(document.querySelector('[data-pending]')).toBeNull();
    const prices = (canvas as Canvas)
      .getAllByRole('article')
      .map(({ textContent }) =>
        Number(/€([\d,]+\.\d\d)/.exec(textContent ?? '')?.[1]?.replace(',', '')),
      );
    const sorted = prices.toSorted((one, other) => (isReverse ? other - one : one - other));
    expect(prices).toHaveLength(4);
    expect(prices).toEqual(sorted);
  });

export const SortsBySelectField = meta.story({
  parameters: { requirements: ['G10'] },
  args: {
    children: <Listing.SortField style={{ maxInlineSize: 280 }} />,
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    const field = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(field).toHaveDisplayValue('Featured');
    await expect(within(field).getAllByRole('option')).toHaveLength(5);
    await userEvent.selectOptions(field, 'Price, high to low');
    await expect(field).toHaveDisplayValue('Price, high to low');
    await waitFor(() => expect(sortLocation.read().get('sort')).toBe('price-down'));
    await waitForSortedPrices(canvas, true);
  },
});

export const SortsByLinks = meta.story({
  parameters: { chromatic: inModes('light', 'dark'), requirements: ['G10'] },
  args: { children: <Listing.SortLinks /> },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    const nav = within(canvas.getByRole('navigation', { name: 'Sort' }));
    const current = () => nav.getAllByRole('link', { current: true });
    await expect(current().map(({ textContent }) => textContent)).toEqual(['Featured']);
    const hrefs = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([
      '?lang=en',
      '?lang=en&sort=newest',
      '?lang=en&sort=price-up',
      '?lang=en&sort=price-down',
      '?lang=en&sort=name',
    ]);
    // With a modifier, the browser opens the link in another tab or window.
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(nav.getByRole('link', { name: 'Name' }), { [key]: true });
    }
    await expect(sortLocation.read().get('sort')).toBeNull();
    await userEvent.click(nav.getByRole('link', { name: 'Price, low to high' }));
    await waitFor(() => expect(sortLocation.read().get('sort')).toBe('price-up'));
    await expect(current().map(({ textContent }) => textContent)).toEqual(['Price, low to high']);
    await waitForSortedPrices(canvas);
    await userEvent.unhover(current()[0] as HTMLElement);
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  args: { children: <Listing.SortLinks /> },
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4)),
});
