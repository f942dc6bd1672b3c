import { BulkPricing } from '@vitrine/admin';
import { getPlatform, mockPlatform } from '@vitrine/storybook';
import { Button } from '@vitrine/ui';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, DemoFrame, findBar, large, small, useDemoText } from './admin-demo.tsx';
import { usePricing } from './product-demo.tsx';

const SLUGS = [
  ...['ridge-pillar-candle', 'dome-table-lamp', 'ring-vase', 'dipped-cup', 'cane-teapot'],
  ...['fold-throw', 'three-leg-stool'],
];

interface DeskProps {
  slugs?: readonly string[];
}

/** The page that changes the prices of selected products. */
function PricingDesk({ slugs = SLUGS }: DeskProps) {
  const pricing = usePricing(slugs);
  const translate = useDemoText();
  return (
    <DemoFrame current="products" title="Change prices" backHref="#/admin/products">
      {pricing && (
        <BulkPricing
          pricing={pricing}
          parent={{ label: translate('Products'), href: '#/admin/products' }}
          actions={<Button>{translate('Cancel')}</Button>}
        />
      )}
    </DemoFrame>
  );
}

const UPDATE = 'catalog-admin.updateProduct';

/** A change of the prices of many products. */
const meta = preview.meta({
  title: 'Admin/BulkPricing',
  component: PricingDesk,
  subcomponents: { BulkPricing },
  globals: large,
  parameters: adminParameters,
  loaders: [mockPlatform(({ platform }) => platform.actAsOwner())],
});

type Canvas = ReturnType<typeof within>;
type User = typeof import('storybook/test').userEvent;

/** Waits until all products are loaded; returns their rows. */
async function findRows(canvas: object, count = 10): Promise<HTMLElement[]> {
  const page = canvas as Canvas;
  const table = await page.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(count));
  return within(table)
    .getAllByRole('rowheader')
    .map((header) => header.closest('tr') as HTMLElement);
}

const choose = async (canvas: object, user: User, field: string, option: string) => {
  await user.click((canvas as Canvas).getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

/** Lowers all prices by 6 %, to 0.50. */
async function lower({ canvas, userEvent }: { canvas: object; userEvent: unknown }) {
  const user = userEvent as User;
  await findRows(canvas);
  await user.type((canvas as Canvas).getByRole('textbox', { name: 'Value' }), '6');
  await choose(canvas, user, 'Round', 'To 0.50');
}

export const PreviewsPrices = meta.story({
  parameters: { requirements: ['H7'] },
  play: async ({ canvas, userEvent }) => {
    await lower({ canvas, userEvent });
    const [first, second, third, lamp] = await findRows(canvas);
    await waitFor(() =>
      expect(first).toHaveTextContent(/10 cm.*€24.00.*€22.50.*−€1.50.*€16.50.*35%/),
    );
    await expect(second).toHaveTextContent('€35.50');
    await expect(third).toHaveTextContent('€58.50');
    await expect(lamp).toHaveTextContent(/€245.00.*€230.50/);
    await canvas.findByText('10 prices change');
  },
});

export const Dark = meta.story({ globals: { ...large, theme: 'dark' }, play: lower });

export const ForcedColors = meta.story({ play: lower });

export const RightToLeft = meta.story({
  globals: { ...large, locale: 'fa-IR' },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'مقدار' }), '۷٫۵');
    const [, , , lamp] = await findRows(canvas);
    await waitFor(() => expect(lamp).toHaveTextContent('۲۲۶٫۶۳'));
  },
});

export const Small = meta.story({
  globals: small,
  args: { slugs: ['dome-table-lamp', 'ring-vase', 'dipped-cup'] },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas, 3);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), '6');
    await canvas.findByText('3 prices change');
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const Loading = meta.story({
  loaders: [mockPlatform(({ platform }) => void platform.hold('catalog.getProduct'))],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading 7 products');
  },
});

export const LoadsFailedAgain = meta.story({
  loaders: [
    mockPlatform(({ platform }) => {
      platform.actAsOwner();
      platform.fail('catalog.getProduct', 'forbidden', { times: 2 });
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 products couldn’t be loaded. They stay unchanged.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await findRows(canvas);
  },
});

export const GuardsMargin = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), '40');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Leave out/ }));
    const rows = await findRows(canvas);
    const [first] = rows;
    await waitFor(() =>
      expect(within(first as HTMLElement).getByRole('checkbox')).not.toBeChecked(),
    );
    const box = within(first as HTMLElement).getByRole('checkbox');
    // It can be changed all the same.
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
  },
});

export const KeepsInvalidValue = meta.story({
  args: { slugs: ['ring-vase'] },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas, 1);
    const field = canvas.getByRole('textbox', { name: 'Value' });
    await userEvent.type(field, 'six');
    await canvas.findByText('Enter a number such as 7.5.');
    await expect(field).toHaveValue('six');
    await canvas.findByText('Nothing changes');
  },
});

export const TypesAmountByHand = meta.story({
  args: { slugs: ['ring-vase', 'dome-table-lamp'] },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas, 2);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), '6');
    const button = await canvas.findByRole('button', {
      name: 'Edit the new price of Ring vase, €90.24',
    });
    await userEvent.click(button);
    const field = await canvas.findByRole('textbox', { name: 'New price of Ring vase' });
    await userEvent.clear(field);
    await userEvent.type(field, '91{Enter}');
    const edited = await canvas.findByRole('button', { name: /of Ring vase, €91.00$/ });
    await waitFor(() => expect(edited).toHaveFocus());
    await canvas.findByText('By hand');
  },
});

export const PausesAndResumes = meta.story({
  parameters: { requirements: ['H7'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await lower({ canvas, userEvent });
    const platform = getPlatform(loaded);
    const release = platform.hold(UPDATE);
    await userEvent.click(await canvas.findByRole('button', { name: /^Change 10 prices/ }));
    await waitFor(() => expect(platform.waiting).toBe(4));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    release();
    const bar = await findBar(canvas);
    await waitFor(() => expect(bar).toHaveTextContent(/^Paused4 of 7/));
    const releaseLast = platform.hold(UPDATE, { times: 2 });
    await userEvent.click(within(bar).getByRole('button', { name: 'Resume' }));
    // The progress is announced by quarters: 4 of 7 is past the half, 5 of 7 before three quarters.
    await canvas.findByText(/^5 of 7/);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(getAnnouncement()).toMatch(/^4 of 7/);
    releaseLast();
    await canvas.findByText('7 products are changed');
    await canvas.findByRole('button', { name: 'Copy report' });
    // Nothing is changed twice: the rule begins again, with the new amounts.
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByText('Nothing changes');
    const [first] = await findRows(canvas);
    await waitFor(() => expect(first).toHaveTextContent(/€22.50.*Stays unchanged/));
    await expect(canvas.getByRole('textbox', { name: 'Value' })).toHaveValue('');
  },
});

export const ReportsMissingClipboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await lower({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: /^Change 10 prices/ }));
    await canvas.findByText('7 products are changed');
    // A page that is not secure has no clipboard.
    const clipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    try {
      const text = 'The report wasn’t copied, because the browser doesn’t allow it.';
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy report' }));
      await waitFor(() => expect(getAnnouncement('assertive')).toBe(text));
      await within(await findBar(canvas)).findByText(text);
    } finally {
      clipboard.mockRestore();
    }
  },
});

export const RetriesFailedAndUndoes = meta.story({
  parameters: { requirements: ['H7'] },
  play: async ({ canvas, userEvent, loaded }) => {
    await lower({ canvas, userEvent });
    const platform = getPlatform(loaded);
    const getPrice = () => platform.catalog.product('dome-table-lamp').priceData?.price;
    platform.fail(UPDATE, 'forbidden', { times: 2 });
    await userEvent.click(await canvas.findByRole('button', { name: /^Change 10 prices/ }));
    await canvas.findByText('5 products are changed · 2 failed');
    const retry = await canvas.findByRole('button', { name: 'Retry 2' });
    await waitFor(() => expect(retry).toHaveFocus());
    await userEvent.click(retry);
    await canvas.findByText('7 products are changed');
    await expect(getPrice()).toBe(230.5);
    // Another user changes one of them.
    platform.catalog.setPrice('ring-vase', 120);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await canvas.findByText(
      '6 products have their earlier prices again · 1 was changed since, and stays as it is: Ring vase',
    );
    await expect(getPrice()).toBe(245);
    await expect(platform.catalog.product('ring-vase').priceData?.price).toBe(120);
  },
});
