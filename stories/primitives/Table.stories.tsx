import { themeAttributes } from '@vitrine/theme';
import { Link, Stack, type Status, StatusDot, Table, type TableRootProps, Text } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { startsAtRight } from '../lib/layout.ts';

const meta = preview.meta({
  title: 'Primitives/Table',
  component: Table.Root,
  subcomponents: {
    Header: Table.Header,
    Body: Table.Body,
    Footer: Table.Footer,
    Row: Table.Row,
    ColumnHeader: Table.ColumnHeader,
    RowHeader: Table.RowHeader,
    Cell: Table.Cell,
  },
  parameters: { layout: 'padded' },
});

interface Line {
  name: string;
  kind: string;
  state: Status;
  label: string;
  count: string;
  total: string;
}

const english = {
  caption: 'Tickets for Friday 27 November 2026',
  head: ['Ticket', 'Who for', 'State', 'Sold', 'Taken'],
  lines: [
    ['Standard', 'Unreserved seating', 'available', 'On sale', '84', '€2,016.00'],
    ['Reduced', 'Under 26, students, over 67', 'low', '4 left', '36', '€576.00'],
    ['Supporter', 'Pays for a free place too', 'available', 'On sale', '9', '€310.00'],
    ['Balcony', 'Numbered seats', 'sold-out', 'Sold out', '120', '€3,840.00'],
  ],
  sum: ['All tickets', '249', '€6,742.00'],
};

const persian: typeof english = {
  caption: 'بلیت‌های جمعه ۲۷ نوامبر ۲۰۲۶',
  head: ['بلیت', 'برای چه کسی', 'وضعیت', 'فروخته', 'دریافتی'],
  lines: [
    ['معمولی', 'بدون جای ثابت', 'available', 'در حال فروش', '۸۴', '۲٬۰۱۶٫۰۰ €'],
    ['با تخفیف', 'زیر ۲۶ سال، دانشجو، بالای ۶۷', 'low', '۴ عدد مانده', '۳۶', '۵۷۶٫۰۰ €'],
    ['همیار', 'جای رایگان کسی را هم می‌دهد', 'available', 'در حال فروش', '۹', '۳۱۰٫۰۰ €'],
    ['بالکن', 'صندلی‌های شماره‌دار', 'sold-out', 'فروخته شد', '۱۲۰', '۳٬۸۴۰٫۰۰ €'],
  ],
  sum: ['همهٔ بلیت‌ها', '۲۴۹', '۶٬۷۴۲٫۰۰ €'],
};

const getLine = ([name, kind, state, words, count, total]: string[]) =>
  ({ name, kind, state, label: words, count, total }) as Line;

interface TicketsProps extends Partial<TableRootProps> {
  texts?: typeof english;
  times?: number;
}

const Tickets = ({ texts: words = english, times = 1, ...root }: TicketsProps) => {
  const lines = Array.from({ length: times }, () => words.lines.map(getLine)).flat();
  const [ticket, who, state, sold, revenue] = words.head;
  const [all, count, total] = words.sum;
  return (
    <Table.Root caption={words.caption} {...root}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{ticket}</Table.ColumnHeader>
          <Table.ColumnHeader>{who}</Table.ColumnHeader>
          <Table.ColumnHeader>{state}</Table.ColumnHeader>
          <Table.ColumnHeader numeric>{sold}</Table.ColumnHeader>
          <Table.ColumnHeader numeric>{revenue}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line, index) => (
          <Table.Row key={index}>
            <Table.RowHeader>{line.name}</Table.RowHeader>
            <Table.Cell wrap>{line.kind}</Table.Cell>
            <Table.Cell>
              <StatusDot state={line.state}>{line.label}</StatusDot>
            </Table.Cell>
            <Table.Cell numeric>{line.count}</Table.Cell>
            <Table.Cell numeric>{line.total}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
      <Table.Footer>
        <Table.Row>
          <Table.RowHeader colSpan={3}>{all}</Table.RowHeader>
          <Table.Cell numeric>{count}</Table.Cell>
          <Table.Cell numeric>{total}</Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table.Root>
  );
};

export const Default = meta.story({
  render: () => <Tickets />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: english.caption });
    await expect(table.querySelectorAll('thead th[scope=col]')).toHaveLength(english.head.length);
    const rowHeaders = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(rowHeaders[0]).toContain('Standard');
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: () => <Tickets />,
});

export const RightToLeft = meta.story({
  render: () => <Tickets texts={persian} />,
  globals: { locale: 'fa-IR' },
  play: startsAtRight('thead th'),
});

export const Compact = meta.story({
  render: () => (
    <div {...themeAttributes({ density: 'compact' })}>
      <Tickets />
    </div>
  ),
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBeLessThan(48);
  },
});

const small = { value: 'small', isRotated: false };

export const Small = meta.story({
  render: () => <Tickets />,
  globals: { viewport: small },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: english.caption });
    await userEvent.tab();
    await waitFor(() => expect(region).toHaveFocus());
    region.scrollLeft = 1_000;
    await expect(region.scrollLeft).toBeGreaterThan(100);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
    region.scrollLeft = 0;
    region.blur();
  },
});

export const SmallRightToLeft = meta.story({
  render: () => <Tickets texts={persian} />,
  globals: { viewport: small, locale: 'fa-IR' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: persian.caption });
    region.scrollLeft = -1_000;
    await expect(region.scrollLeft).toBeLessThan(-100);
    // Columns are hidden on both sides.
    region.scrollLeft = -50;
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const KeepsHeaderVisibleOnScroll = meta.story({
  render: () => <Tickets times={6} captionHidden style={{ maxBlockSize: 320 }} />,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: english.caption });
    region.scrollTop = 300;
    await waitFor(() => expect(region.scrollTop).toBe(300));
    const head = canvas.getByRole('columnheader', { name: 'Ticket' }).getBoundingClientRect();
    await expect(Math.round(head.top - region.getBoundingClientRect().top)).toBe(0);
  },
});

export const SkipsTabStopWithoutOverflow = meta.story({
  render: () => <Tickets captionHidden />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: english.caption });
    await waitFor(() => expect(table.parentElement).not.toHaveAttribute('data-overflow'));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.tab();
    await waitFor(() => expect(document.body).toHaveFocus());
  },
});

/** The ring of a link at the edge is outside of the table. */
export const FocusedLink = meta.story({
  render: () => (
    <Table.Root caption="Orders" captionHidden>
      <Table.Body>
        {['A-1001', 'A-1002'].map((number) => (
          <Table.Row key={number}>
            <Table.RowHeader>
              <Link href={`#${number}`}>{number}</Link>
            </Table.RowHeader>
            <Table.Cell numeric>€24.00</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'A-1001' });
    link.focus();
    await waitFor(() => expect(link).toHaveFocus());
  },
});

export const AlignsNumbers = meta.story({
  render: () => (
    <Stack gap="8">
      <Tickets />
      <Text variant="caption">Prices include VAT.</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const ends = english.lines.map((line) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(String(line[5])));
      return Math.round(range.getBoundingClientRect().right);
    });
    await expect(new Set(ends).size).toBe(1);
    await expect(ends[0]).toBe(Math.round(canvas.getByRole('table').getBoundingClientRect().right));
  },
});
