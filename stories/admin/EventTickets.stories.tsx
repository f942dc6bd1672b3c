import { EventEditor } from '@vitrine/admin';
import { memoryStorage } from '@vitrine/atoms';
import { getEventId, getTicketId, type MockPlatform } from '@vitrine/mocks';
import { expectNoOverflow, getPlatform, mockPlatform } from '@vitrine/storybook';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, DemoFrame, findBar, large, small } from './admin-demo.tsx';

const concert = 'resonance-for-nine-strings';
const concertId = getEventId(concert);
const under26 = getTicketId(concert, 'Under 26');

/** The page of an event's tickets. */
const TicketDesk = ({
  eventId,
  manageTicketsHref,
}: {
  eventId: string;
  manageTicketsHref?: string;
}) => (
  <DemoFrame current="events" title="Resonance for nine strings" backHref="#/admin/events">
    <EventEditor
      eventId={eventId}
      defaultSection="tickets"
      {...(manageTicketsHref && { manageTicketsHref })}
    />
  </DemoFrame>
);

/** A loader: the platform, with a host that writes ticket kinds. */
const selling = (
  arrange: (platform: MockPlatform) => void = () => {},
  { hasPort = true }: { hasPort?: boolean } = {},
) =>
  mockPlatform(
    ({ platform }) => {
      platform.actAsOwner();
      arrange(platform);
    },
    {
      ports: (platform) => ({
        storage: memoryStorage(),
        ...(hasPort && platform && { ticketKinds: platform.tickets.kinds }),
      }),
    },
  );

/** The ticket kinds of an event, in its editor. */
const meta = preview.meta({
  title: 'Admin/EventTickets',
  component: TicketDesk,
  subcomponents: { EventEditor },
  globals: large,
  parameters: adminParameters,
  loaders: [selling()],
  args: { eventId: concertId },
});

type Canvas = ReturnType<typeof within>;

const kindNames = /^(Ticket kinds|Ticketarten|انواع بلیت)$/;

async function findRows(canvas: object): Promise<HTMLElement[]> {
  const list = await (canvas as Canvas).findByRole('list', { name: kindNames });
  return within(list).getAllByRole('listitem');
}

/** Opens the form of a kind, and returns its region. */
async function openKind(canvas: object, name: string): Promise<HTMLElement> {
  const button = await (canvas as Canvas).findByRole('button', { name });
  await user.click(button);
  return (canvas as Canvas).findByRole('region', { name });
}

async function write(
  region: HTMLElement,
  name: string | RegExp,
  text: string,
): Promise<HTMLElement> {
  const field = within(region).getByRole('textbox', { name });
  await user.clear(field);
  if (text) await user.type(field, text);
  return field;
}

const press = async (region: HTMLElement, name: string | RegExp) =>
  user.click(await within(region).findByRole('button', { name }));

/** Keeps a message in the bar until the screenshot: it closes itself unless it has the focus. */
const keepBarOpen = async (canvas: object, button: string | RegExp) =>
  (await within(await findBar(canvas)).findByRole('button', { name: button })).focus();

const getNames = async (canvas: object) =>
  (await findRows(canvas)).map((row) => within(row).getAllByRole('button')[0]?.textContent);

/** The shares of a bar and the selected row have no fills there. */
export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await openKind(canvas, 'Under 26');
  },
});

export const ListsSales = meta.story({
  play: async ({ canvas }) => {
    const rows = await findRows(canvas);
    await expect(rows).toHaveLength(6);
    const texts = rows.map((row) => row.textContent);
    await expect(texts[1]).toContain('On sale2 left');
    await expect(texts[2]).toContain('All held');
    await expect(texts[3]).toContain('Ended');
    await expect(texts[4]).toContain('Starts in 5 days');
    await expect(texts[5]).toContain('Hidden');
    await expectNoOverflow();
  },
});

export const ChangesPriceAndUndoes = meta.story({
  play: async ({ canvas }) => {
    const panel = await openKind(canvas, 'Under 26');
    const price = await write(panel, /^Price/, '20');
    await expect(price).toHaveAccessibleDescription(
      /^Guests pay €20\.00; this includes the fee\. The \d+ sold tickets keep their price\. Previously €18\.00/,
    );
    await expect(await findBar(canvas)).toHaveTextContent('1 change not saved');
    await user.keyboard('{Control>}s{/Control}');
    await canvas.findByText(/^Saved at /);
    await waitFor(async () => expect((await findRows(canvas))[1]).toHaveTextContent('€20.00'));
    await press(await findBar(canvas), /^Undo/);
    await waitFor(async () => expect((await findRows(canvas))[1]).toHaveTextContent('€18.00'));
    await keepBarOpen(canvas, 'Close');
  },
});

/** The clone, like a published draft, has the saved price. */
export const SavesTicketsBeforeCloning = meta.story({
  play: async ({ canvas }) => {
    const panel = await openKind(canvas, 'Under 26');
    await write(panel, /^Price/, '20');
    await user.click(canvas.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Clone' }));
    await press(await screen.findByRole('dialog', { name: /^Clone/ }), 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await findRows(canvas))[1]).toHaveTextContent('€20.00');
    await expect(canvas.queryByText('1 change not saved')).toBeNull();
  },
});

export const ShowsForm = meta.story({
  parameters: { requirements: ['H1'] },
  play: async ({ canvas }) => {
    const panel = await openKind(canvas, 'Under 26');
    await write(panel, /^Price/, '20.50');
    await write(panel, /^Number of tickets/, '');
    await expect(await findBar(canvas)).toHaveTextContent('2 changes not saved');
    await expectNoOverflow();
  },
});

export const KeepsCountAboveSold = meta.story({
  play: async ({ canvas }) => {
    const panel = await openKind(canvas, 'Seat in the hall');
    const count = await write(panel, /^Number of tickets/, '100');
    await expect(count).toHaveAccessibleDescription(/^20 tickets fewer: \d+ left to sell\./);
    await write(panel, /^Number of tickets/, '1');
    await user.tab();
    await expect(count).toHaveAccessibleDescription(/\d+ sold and \d+ held: enter \d+ or more\.$/);
    await press(await findBar(canvas), /^Save/);
    await waitFor(() => expect(count).toHaveFocus());
    await expect(await findBar(canvas)).toHaveTextContent('1 issue');
  },
});

export const OffersSeveralPrices = meta.story({
  play: async ({ canvas }) => {
    const panel = await openKind(canvas, 'Seat in the hall');
    await user.click(within(panel).getByRole('radio', { name: 'Several prices' }));
    for (const [number, name, amount] of [
      [1, 'Front', '40'],
      [2, 'Back', '24'],
    ] as const) {
      await press(panel, 'Add price');
      await waitFor(() =>
        expect(
          within(panel).getByRole('textbox', { name: `Name of price ${number}` }),
        ).toHaveFocus(),
      );
      await user.keyboard(name);
      await write(panel, `Price ${number}`, amount);
    }
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await waitFor(async () =>
      expect((await findRows(canvas))[0]).toHaveTextContent(/€24\.00\s–\s€40\.00/),
    );
    await keepBarOpen(canvas, /^Undo/);
  },
});

export const MovesByKeysAndMenu = meta.story({
  play: async ({ canvas }) => {
    await findRows(canvas);
    canvas.getByRole('button', { name: 'Under 26' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(getAnnouncement()).toBe('Under 26 moved to position 1 of 6'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Under 26' })).toHaveFocus());
    await user.click(canvas.getByRole('button', { name: 'Actions for At the door' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }));
    await waitFor(async () =>
      expect((await getNames(canvas)).slice(0, 3)).toEqual([
        ...['At the door', 'Under 26', 'Seat in the hall'],
      ]),
    );
    // A menu gives the focus back when it has closed.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await press(await findBar(canvas), /^Undo/);
    await waitFor(async () => expect((await getNames(canvas))[0]).toBe('Under 26'));
  },
});

export const AddsTicket = meta.story({
  play: async ({ canvas }) => {
    await findRows(canvas);
    await user.click(canvas.getByRole('button', { name: 'Add ticket' }));
    const panel = await canvas.findByRole('region', { name: 'New ticket' });
    await waitFor(() => expect(within(panel).getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await user.keyboard('Balcony');
    await press(await findBar(canvas), /^Save/);
    await within(panel).findByText('Enter a price, or choose “Free”.');
    await user.click(within(panel).getByRole('radio', { name: 'Free' }));
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText(/^Saved at /);
    await waitFor(async () => expect(await getNames(canvas)).toHaveLength(7));
    await keepBarOpen(canvas, /^Undo/);
  },
});

export const DuplicatesTicket = meta.story({
  play: async ({ canvas }) => {
    await findRows(canvas);
    await user.click(canvas.getByRole('button', { name: 'Actions for Under 26' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const panel = await canvas.findByRole('region', { name: 'Under 26 (copy)' });
    await waitFor(() =>
      expect(within(panel).getByRole('textbox', { name: /^Price/ })).toHaveValue('18.00'),
    );
    await expect((await findRows(canvas)).at(-1)).toHaveTextContent('Not saved');
    await press(await findBar(canvas), 'Discard');
    await waitFor(async () => expect(await findRows(canvas)).toHaveLength(6));
  },
});

export const RemovesOnlyUnsold = meta.story({
  play: async ({ canvas }) => {
    await findRows(canvas);
    const ask = async (name: string) => {
      await user.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
      return screen.findByRole('alertdialog', { name: `Remove “${name}”?` });
    };
    await press(await ask('At the door'), 'Remove');
    await waitFor(async () => expect(await findRows(canvas)).toHaveLength(5));
    const dialog = await ask('Under 26');
    await expect(dialog).toHaveTextContent(/tickets of this kind are sold or held/);
    await expect(within(dialog).queryByRole('button', { name: 'Remove' })).toBeNull();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Hide instead' })).toBeVisible(),
    );
  },
});

export const AsksAboutSameValue = meta.story({
  parameters: { requirements: ['H18'] },
  play: async ({ canvas, loaded }) => {
    const panel = await openKind(canvas, 'Under 26');
    await write(panel, /^Name/, 'Young');
    await getPlatform(loaded).tickets.kinds.update({
      ...{ eventId: concertId, ticketDefinitionId: under26 },
      changes: { name: 'Students' },
    });
    await press(await findBar(canvas), /^Save/);
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Another user has changed the same fields',
    });
    await user.click(within(dialog).getByRole('radio', { name: 'Other user “Students”' }));
    await press(dialog, 'Save this');
    await waitFor(async () => expect((await getNames(canvas))[1]).toBe('Students'));
  },
});

export const KeepsChangesWithoutAnswer = meta.story({
  play: async ({ canvas, loaded }) => {
    const panel = await openKind(canvas, 'Under 26');
    await write(panel, /^Price/, '20');
    getPlatform(loaded).tickets.kinds.disconnect();
    await press(await findBar(canvas), /^Save/);
    await canvas.findByText('Not saved. Check your connection and try again.');
    await expect(within(panel).getByRole('textbox', { name: /^Price/ })).toHaveValue('20.00');
  },
});

export const ShowsRejection = meta.story({
  parameters: { requirements: ['H17'] },
  play: async ({ canvas, loaded }) => {
    const panel = await openKind(canvas, 'Under 26');
    const price = await write(panel, /^Price/, '900');
    getPlatform(loaded).tickets.kinds.reject({ field: 'price', description: 'at most 500' });
    await press(await findBar(canvas), /^Save/);
    await waitFor(() => expect(price).toHaveAccessibleDescription(/Not accepted: at most 500/));
    await waitFor(() => expect(price).toHaveFocus());
  },
});

export const ReadOnly = meta.story({
  loaders: [selling(undefined, { hasPort: false })],
  args: { manageTicketsHref: '#/platform' },
  play: async ({ canvas }) => {
    await expect(await findRows(canvas)).toHaveLength(6);
    await canvas.findByRole('link', { name: 'Manage tickets' });
    await expect(canvas.queryByRole('button', { name: 'Add ticket' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const Failed = meta.story({
  loaders: [selling((platform) => void platform.fail('tickets.queryAvailableTickets', 'broken'))],
  play: async ({ canvas }) => {
    await canvas.findByText('The tickets couldn’t be loaded.');
  },
});

export const Dark = meta.story({
  globals: { ...large, theme: 'dark' },
  play: async ({ canvas }) => {
    await openKind(canvas, 'First row');
    await expectNoOverflow();
  },
});

export const Phone = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await expect(await findRows(canvas)).toHaveLength(6);
    await expectNoOverflow();
  },
});

export const PhoneForm = meta.story({
  parameters: { requirements: ['H21'] },
  globals: small,
  play: async ({ canvas }) => {
    const panel = await openKind(canvas, 'Under 26');
    await expectNoOverflow();
    await press(panel, 'All tickets');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Under 26' })).toHaveFocus());
    await openKind(canvas, 'Under 26');
  },
});

export const RightToLeft = meta.story({
  globals: { ...large, locale: 'fa-IR' },
  play: async ({ canvas }) => {
    const [row] = await findRows(canvas);
    if (row) await user.click(within(row).getAllByRole('button')[0] as HTMLElement);
    await expectNoOverflow();
  },
});
