import { BackInStockQueue } from '@vitrine/admin';
import { apiBaseUrl, getPlatform } from '@vitrine/storybook';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { adminParameters, findBar, large } from './admin-demo.tsx';
import { Desk, getRequests, getRows, waitedFor } from './back-in-stock-demo.tsx';

/** The owner's actions for back-in-stock requests. */
const meta = preview.meta({
  title: 'Admin/BackInStockActions',
  component: Desk,
  parameters: adminParameters,
  subcomponents: { BackInStockQueue },
  globals: large,
  loaders: [waitedFor()],
});

interface Hands {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
}

const hands = ({ canvas, userEvent }: { canvas: unknown; userEvent: unknown }) =>
  ({ canvas, userEvent }) as Hands;

const getMenu = ({ canvas }: Hands, email: string) =>
  canvas.findByRole('button', { name: `Actions for ${email}` });

/** Opens the menu of a row, and chooses from it. */
async function choose(owner: Hands, email: string, action: string): Promise<void> {
  await owner.userEvent.click(await getMenu(owner, email));
  await owner.userEvent.click(await screen.findByRole('menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** Chooses a notification, and confirms it. */
async function notify(owner: Hands, email: string, action: string): Promise<void> {
  await choose(owner, email, action);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Notify 1 person?' }));
  await dialog.findByText(`${email} will get an email. You can’t undo this.`);
  await owner.userEvent.click(dialog.getByRole('button', { name: 'Send 1 email' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Focuses the bar, so that it stays. */
async function keepBar(canvas: unknown): Promise<void> {
  const close = within(await findBar(canvas as object)).getByRole('button', { name: 'Close' });
  close.focus();
  await waitFor(() => expect(close).toHaveFocus());
}

const getRow = async (owner: Hands, email: string) =>
  (await getMenu(owner, email)).closest('tr') as HTMLElement;

const jonas = 'jonas.berg@example.com';
const tomasz = 'tomasz@nowhere.invalid';

export const NotifiesOneRequest = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const owner = hands({ canvas, userEvent });
    await notify(owner, jonas, 'Notify now');
    await canvas.findByText(`Started sending the email to ${jonas}.`);
    await waitFor(async () => expect(await getRow(owner, jonas)).toHaveTextContent('Sending'));
    await expect(getRequests(loaded, 'reportItemsBackInStock').at(-1)?.body).toEqual({
      itemDetails: expect.objectContaining({ name: 'Ink night candle' }),
      requestIds: [expect.any(String)],
    });
    await userEvent.click(await getMenu(owner, jonas));
    await screen.findByRole('menuitem', { name: 'Mark as notified' });
    await expect(screen.queryByRole('menuitem', { name: 'Notify now' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    getPlatform(loaded).clock.advance(2000);
    await waitFor(async () => expect(await getRow(owner, jonas)).toHaveTextContent('Notified'));
    await keepBar(canvas);
  },
});

export const NotifiesFailedRequestAgain = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const owner = hands({ canvas, userEvent });
    await userEvent.click(await getMenu(owner, 'ines.moreau@example.com'));
    await screen.findByRole('menuitem', { name: 'Delete' });
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await notify(owner, tomasz, 'Notify again');
    await waitFor(async () => expect(await getRow(owner, tomasz)).toHaveTextContent('Sending'));
    getPlatform(loaded).clock.advance(2000);
    await waitFor(async () =>
      expect(await getRow(owner, tomasz)).toHaveTextContent('Not delivered'),
    );
  },
});

export const NotifiesAllAfterConfirmation = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const button = await canvas.findByRole('button', {
      name: 'Notify 3 people waiting for Ridge pillar candle (Chalk, 20 cm)',
    });
    await userEvent.click(button);
    const question = within(await screen.findByRole('alertdialog', { name: 'Notify 3 people?' }));
    await question.findByText(
      /^3 people will get an email about Ridge pillar candle \(Chalk, 20 cm\)/,
    );
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(getRequests(loaded, 'reportItemsBackInStock')).toHaveLength(2);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Send 3 emails' }));
    await canvas.findByText('Started sending the emails about Ridge pillar candle (Chalk, 20 cm).');
    await waitFor(() =>
      expect(canvas.getAllByText('Sending', { selector: 'td *' })).toHaveLength(3),
    );
    const next = await canvas.findByRole('button', {
      name: 'Notify 1 person waiting for Ink night candle',
    });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(button).not.toBeInTheDocument();
    // The bar stays while the pointer is on it.
    await userEvent.hover(await findBar(canvas));
  },
});

export const Confirmation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Notify 3 people waiting for Ring vase' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('This item is still sold out.');
  },
});

export const MarksAsNotifiedOptimistically = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const owner = hands({ canvas, userEvent });
    const platform = getPlatform(loaded);
    platform.fail('back-in-stock.markAsNotificationSent', 'rejected', { times: 1 });
    const release = platform.hold('back-in-stock.markAsNotificationSent');
    await choose(owner, jonas, 'Mark as notified');
    await waitFor(async () =>
      expect(await getRow(owner, jonas)).toHaveTextContent('Marked as notified'),
    );
    release();
    await canvas.findByText('That didn’t work. Try again.');
    await waitFor(async () => expect(await getRow(owner, jonas)).toHaveTextContent('Waiting'));
    await choose(owner, jonas, 'Mark as notified');
    await canvas.findByText(`${jonas} marked as notified.`);
    await expect(await getRow(owner, jonas)).toHaveTextContent('Marked as notified');
    await keepBar(canvas);
  },
});

export const DeletesAndMovesFocus = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, userEvent }) => {
    const owner = hands({ canvas, userEvent });
    await choose(owner, jonas, 'Delete');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete this request?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    const menu = await getMenu(owner, jonas);
    await waitFor(() => expect(menu).toHaveFocus());
    await choose(owner, jonas, 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await canvas.findByText(`Request from ${jonas} deleted.`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText(jonas)).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Actions for mia@example.com/),
    );
    // The bar stays while the pointer is on it.
    await userEvent.hover(await findBar(canvas));
  },
});

export const ReportsRequestDeletedElsewhere = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const owner = hands({ canvas, userEvent });
    await getMenu(owner, jonas);
    getPlatform(loaded).fail('back-in-stock.markAsNotificationSent', 'not-found', { times: 1 });
    await choose(owner, jonas, 'Mark as notified');
    await canvas.findByText('This request no longer exists.');
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
    await keepBar(canvas);
  },
});

export const MovesFocusAfterLastRow = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, userEvent }) => {
    const owner = hands({ canvas, userEvent });
    await getMenu(owner, jonas);
    await userEvent.click(canvas.getByRole('button', { name: /^Not delivered/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await choose(owner, tomasz, 'Mark as notified');
    await canvas.findByRole('heading', { name: 'Nothing under “Not delivered”' });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'See all requests' })).toHaveFocus(),
    );
    // The bar stays while the pointer is on it.
    await userEvent.hover(await findBar(canvas));
  },
});

export const KeepsFocusWhenRowDisappears = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const owner = hands({ canvas, userEvent });
    await notify(owner, jonas, 'Notify now');
    await waitFor(async () => expect(await getRow(owner, jonas)).toHaveTextContent('Sending'));
    await userEvent.click(canvas.getByRole('button', { name: /^Sending/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(await getMenu(owner, jonas));
    await screen.findByRole('menuitem', { name: 'Mark as notified' });
    getPlatform(loaded).clock.advance(2000);
    await canvas.findByRole('heading', { name: 'Nothing under “Sending”', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'See all requests' })).toHaveFocus(),
    );
  },
});

export const RunsActionsInOrder = meta.story({
  parameters: { requirements: ['C13'] },
  play: async ({ canvas, userEvent, loaded }) => {
    const owner = hands({ canvas, userEvent });
    await getMenu(owner, jonas);
    const release = getPlatform(loaded).hold('back-in-stock.reportItemsBackInStock');
    await notify(owner, jonas, 'Notify now');
    await choose(owner, jonas, 'Mark as notified');
    await expect(getRequests(loaded, 'markAsNotificationSent')).toHaveLength(1);
    release();
    await canvas.findByText(`${jonas} marked as notified.`);
    await expect(await getRow(owner, jonas)).toHaveTextContent('Marked as notified');
    await keepBar(canvas);
  },
});

export const ReportsFailedExport = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = hands(context);
    await getRows(canvas);
    spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new Error('There is no memory left.');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Export view' }));
    await canvas.findByText('The export failed. No file was created. Try again.');
    await canvas.findByRole('button', { name: 'Export view' });
  },
});

export const HandlesMissingData = meta.story({
  parameters: { requirements: ['C13'] },
  beforeEach: ({ msw, loaded }) => {
    const minimalRequest = { id: 'bare', status: 'PAUSED' };
    const { shop } = getPlatform(loaded);
    const catalogReference = { appId: shop.appId, catalogItemId: 'gone' };
    const other = {
      ...minimalRequest,
      id: 'other',
      catalogReference,
      email: 'ida@example.com',
      itemDetails: {},
    };
    msw.use(
      http.get(`${apiBaseUrl}/back-in-stock-service/v1/back-in-stock-notification-requests`, () =>
        HttpResponse.json({
          requests: [minimalRequest, other],
          metadata: { count: 2, cursors: {} },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Actions for No email address' });
    const rows = await getRows(canvas);
    await expect(rows.map((cells) => cells.slice(0, 4))).toEqual([
      ['No email address', 'Unnamed item', '', 'Unknown'],
      ['ida@example.com', 'Unnamed item', '', 'Unknown'],
    ]);
    await canvas.findByText('0 requests');
  },
});
