import { CheckInScreen } from '@vitrine/admin';
import { getEventId } from '@vitrine/mocks';
import { getPlatform } from '@vitrine/storybook';
import encodeQr from 'qr';
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { adminParameters, large, small } from './admin-demo.tsx';
import {
  atEntrance,
  concertId,
  EntranceScreen,
  getAdmission,
  getExpectedTickets,
  getTickets,
} from './guest-demo.tsx';

/** The check-in of one event, on a phone. */
const meta = preview.meta({
  title: 'Admin/CheckInScreen',
  component: EntranceScreen,
  subcomponents: { CheckInScreen },
  globals: small,
  parameters: adminParameters,
  loaders: [atEntrance()],
});

type Canvas = ReturnType<typeof within>;

/** Waits for the guests, in any language. */
const settled = async ({ canvas }: { canvas: unknown }) => {
  const page = canvas as Canvas;
  await waitFor(() =>
    expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0'),
  );
};

/** Types a code as a hardware scanner does. */
function scan(code: string): void {
  for (const key of [...code, 'Enter']) {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  }
}

const toCode = (ticketNumber: string, eventId = concertId) =>
  `https://shop.example/check-in/${ticketNumber},${eventId}`;

/** The expected tickets of an order with several guests. */
const getGroup = (loaded: unknown) => {
  const tickets = getExpectedTickets(getPlatform(loaded));
  const group = tickets
    .map(({ order }) => tickets.filter((one) => one.order.orderNumber === order.orderNumber))
    .find((some) => some.length > 1);
  const [first] = group ?? [];
  if (!group || !first) throw new Error('There is no order with several guests.');
  return { group, first };
};

const getTicket = (
  loaded: unknown,
  find: (ticket: ReturnType<typeof getTickets>[number]) => boolean,
) => {
  const found = getTickets(getPlatform(loaded)).find(find);
  if (!found) throw new Error('There is no such ticket.');
  return found;
};

const press = async (canvas: object, name: string | RegExp) =>
  user.click(await (canvas as Canvas).findByRole('button', { name }));

/** The page has no email address and no phone number. */
const expectNoContact = async (canvasElement: HTMLElement) =>
  expect(canvasElement.textContent).not.toMatch(/@|\+\d/);

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvas });
    await expectNoContact(canvasElement);
  },
});

export const ChecksInGroupByScanner = meta.story({
  parameters: { requirements: ['O7', 'R51'] },
  play: async ({ canvas, canvasElement, loaded }) => {
    await settled({ canvas });
    const { group, first } = getGroup(loaded);
    scan(toCode(first.ticketNumber));
    await canvas.findByText(/^Checked in, /);
    await waitFor(() => expect(getAdmission(loaded).log).toHaveLength(1));
    await expect(getAnnouncement()).toMatch(/ is checked in$/);
    await expect(getAnnouncement('assertive')).toBe('');
    // There is one main action at a time.
    const remaining = canvas.getByRole('button', { name: /^Check in the remaining/ });
    const scanAgain = canvas.getByRole('button', { name: 'Scan' });
    const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const mainColor = colorOf(remaining);
    await expect(colorOf(scanAgain)).not.toBe(mainColor);
    if (group.length > 2) await press(canvas, /^Check in the remaining/);
    else await press(canvas, 'Check in the remaining guest');
    await waitFor(() => expect(getAdmission(loaded).log).toHaveLength(group.length));
    await waitFor(() => expect(colorOf(scanAgain)).toBe(mainColor));
    await expectNoContact(canvasElement);
  },
});

export const UndoesCheckIn = meta.story({
  parameters: { requirements: ['O7'] },
  play: async ({ canvas, loaded }) => {
    await settled({ canvas });
    const { first } = getGroup(loaded);
    scan(first.ticketNumber);
    await press(canvas, 'Undo');
    await waitFor(() => expect(getAdmission(loaded).log).toHaveLength(2));
    await canvas.findByText('Not checked in');
    await canvas.findByText('This ticket is valid.');
    await canvas.findByRole('button', { name: 'Check in' });
  },
});

export const AlreadyCheckedIn = meta.story({
  play: async ({ canvas, loaded }) => {
    await settled({ canvas });
    const { ticketNumber } = getTicket(loaded, ({ checkIn }) => checkIn !== undefined);
    scan(toCode(ticketNumber));
    await canvas.findByText(/^This ticket is already checked in, since/);
    await waitFor(() =>
      expect(getAnnouncement('assertive')).toMatch(/: This ticket is already checked in/),
    );
    await expect(getAdmission(loaded).log).toEqual([]);
    await canvas.findByRole('button', { name: 'Undo check-in' });
  },
});

export const NotPaid = meta.story({
  play: async ({ canvas, loaded }) => {
    await settled({ canvas });
    const { ticketNumber } = getTicket(
      loaded,
      ({ order, canceled }) => order.status === 'OFFLINE_PENDING' && !canceled,
    );
    // Another event in the code comes later in the order of checks.
    scan(toCode(ticketNumber, getEventId('low-tide-brass')));
    await canvas.findByText(/^This ticket isn’t paid\. /);
    await expect(getAdmission(loaded).log).toEqual([]);
  },
});

export const Canceled = meta.story({
  loaders: [
    atEntrance((platform) => {
      const [ticket] = getExpectedTickets(platform);
      platform.orders.cancel(ticket?.order.orderNumber ?? '');
    }),
  ],
  play: async ({ canvas, loaded }) => {
    await settled({ canvas });
    const { ticketNumber } = getTicket(loaded, ({ canceled }) => canceled === true);
    scan(toCode(ticketNumber));
    await canvas.findByText('This ticket is cancelled. Don’t admit the guest.');
  },
});

export const OtherEvent = meta.story({
  play: async ({ canvas }) => {
    await settled({ canvas });
    scan(toCode('1234-5678-01', getEventId('low-tide-brass')));
    await canvas.findByText('This ticket is for another event: Low tide brass.');
  },
});

export const UnknownCode = meta.story({
  play: async ({ canvas }) => {
    await settled({ canvas });
    scan('https://example.com/menu');
    await canvas.findByRole('heading', { name: 'Unknown code' });
  },
});

export const FindsGuestByName = meta.story({
  play: async ({ canvas, loaded }) => {
    await settled({ canvas });
    await press(canvas, 'Find by name');
    const field = canvas.getByRole('textbox', { name: 'Search guests' });
    await waitFor(() => expect(field).toHaveFocus());
    const { first } = getGroup(loaded);
    await user.type(field, first.order.fullName ?? '');
    const list = await canvas.findByRole('list', { name: 'Matching guests' });
    const [found] = await within(list).findAllByRole('button', { name: /Expected$/ });
    if (!found) throw new Error('There is no such guest.');
    await user.click(found);
    const result = await canvas.findByText(/^Checked in, /);
    await waitFor(() => expect(getAdmission(loaded).log).toHaveLength(1));
    // The pressed button is gone with the search: the next Tab is at the main action.
    await waitFor(() => expect(document.activeElement).toContainElement(result));
    await user.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Check in the remaining/ })).toHaveFocus(),
    );
  },
});

export const ScansDuringSearch = meta.story({
  play: async ({ canvas, loaded }) => {
    await settled({ canvas });
    await press(canvas, 'Find by name');
    const { first } = getGroup(loaded);
    scan(toCode(first.ticketNumber));
    const result = await canvas.findByText(/^Checked in, /);
    await expect(canvas.queryByRole('textbox', { name: 'Search guests' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(result));
  },
});

export const ShowsMatchingGuests = meta.story({
  play: async ({ canvas }) => {
    await settled({ canvas });
    await press(canvas, 'Find by name');
    await user.type(canvas.getByRole('textbox', { name: 'Search guests' }), 'a');
    await canvas.findByRole('list', { name: 'Matching guests' });
  },
});

export const KeepsGroupOffline = meta.story({
  globals: { ...small, theme: 'dark' },
  parameters: { requirements: ['R51'] },
  loaders: [atEntrance((platform) => void platform.orders.admission.disconnect())],
  play: async ({ canvas, loaded }) => {
    await settled({ canvas });
    const { group, first } = getGroup(loaded);
    scan(toCode(first.ticketNumber));
    await canvas.findByText(/^No connection since .* 1 check-in is kept on this device/);
    await waitFor(() => expect(getAnnouncement('assertive')).toMatch(/^No connection\./));
    await press(canvas, /^Check in the remaining/);
    await canvas.findByText(new RegExp(`${group.length} check-ins are kept on this device`));
    // A second scan of a ticket is rejected, also without a connection.
    scan(toCode(first.ticketNumber));
    await canvas.findByText(/^This ticket is already checked in, since/);
    await expect(getAdmission(loaded).log).toEqual([]);
  },
});

export const TellsDenialFromLostConnection = meta.story({
  globals: small,
  loaders: [atEntrance((platform) => void platform.orders.admission.deny())],
  play: async ({ canvas, loaded }) => {
    await settled({ canvas });
    const { first } = getGroup(loaded);
    scan(toCode(first.ticketNumber));
    await canvas.findByText(/^The server hasn’t accepted check-ins .* Sign in again\. 1 check-in/);
    await waitFor(() => expect(getAnnouncement('assertive')).toMatch(/^The server doesn’t accept/));
    await expect(canvas.queryByText(/^No connection/)).toBeNull();
  },
});

export const SendsWhenConnectionIsBack = meta.story({
  loaders: [atEntrance((platform) => void platform.orders.admission.disconnect())],
  play: async ({ canvas, loaded }) => {
    await settled({ canvas });
    const { first } = getGroup(loaded);
    scan(toCode(first.ticketNumber));
    await canvas.findByText(/^No connection since/);
    getAdmission(loaded).disconnect({ times: 0 })();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(getAdmission(loaded).log).toHaveLength(1));
    await canvas.findByText('All sent');
    await waitFor(() =>
      expect(getAnnouncement()).toBe('The connection is back. All check-ins are sent.'),
    );
  },
});

/** A camera that shows a ticket. */
function showTicket(text: string): () => Promise<MediaStream> {
  const rows = encodeQr(text, 'raw');
  const canvas = document.createElement('canvas');
  const size = 10;
  Object.assign(canvas, { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const draw = () => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    const [left, top] = [canvas.width, canvas.height].map(
      (side) => (side - rows.length * size) / 2,
    );
    for (const [y, row] of rows.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (isDark) context.fillRect((left ?? 0) + x * size, (top ?? 0) + y * size, size, size);
      }
    }
  };
  return async () => {
    draw();
    const stream = canvas.captureStream();
    // A stream has pictures only while the canvas is drawn.
    const timer = setInterval(() => {
      if (stream.active) draw();
      else clearInterval(timer);
    }, 100);
    return stream;
  };
}

const brokenCamera = showTicket('https://shop.example/check-in/100%');
const ticketCamera = showTicket(toCode('1234-5678-01', getEventId('low-tide-brass')));

export const ReadsCodeByCamera = meta.story({
  args: { getCamera: ticketCamera },
  play: async ({ canvas }) => {
    await settled({ canvas });
    await press(canvas, 'Scan');
    await canvas.findByText('This ticket is for another event: Low tide brass.');
    await press(canvas, 'Stop scanning');
    await waitFor(() => expect(canvas.queryByLabelText('Camera')).toBeNull());
  },
});

export const ReportsWronglyEncodedCode = meta.story({
  args: { getCamera: brokenCamera },
  play: async ({ canvas }) => {
    await settled({ canvas });
    await press(canvas, 'Scan');
    await canvas.findByRole('heading', { name: 'Unknown code' });
    await press(canvas, 'Stop scanning');
    await waitFor(() => expect(canvas.queryByLabelText('Camera')).toBeNull());
  },
});

/** The camera with a light that the device does not turn on. */
const cameraWithoutLight = async (): Promise<MediaStream> => {
  const stream = await ticketCamera();
  const [track] = stream.getVideoTracks();
  if (!track) throw new Error('There is no picture.');
  return Object.assign(stream, {
    getVideoTracks: () => [
      Object.assign(track, {
        getCapabilities: () => ({ torch: true }),
        applyConstraints: () =>
          Promise.reject(new DOMException('No light', 'OverconstrainedError')),
      }),
    ],
  });
};

export const KeepsScanningWithoutLight = meta.story({
  args: { getCamera: cameraWithoutLight },
  play: async ({ canvas }) => {
    await settled({ canvas });
    await press(canvas, 'Scan');
    await canvas.findByText('This ticket is for another event: Low tide brass.');
    const light = await canvas.findByRole('button', { name: 'Light' });
    await user.click(light);
    await expect(light).toHaveAttribute('aria-pressed', 'false');
    await press(canvas, 'Stop scanning');
    await waitFor(() => expect(canvas.queryByLabelText('Camera')).toBeNull());
  },
});

let openedStream: Promise<MediaStream> | undefined;

export const ClosesCameraWithoutReader = meta.story({
  args: {
    getCamera: () => {
      openedStream = ticketCamera();
      return openedStream;
    },
  },
  play: async ({ canvas }) => {
    // The detector of the browser breaks, as a library does that can't be loaded.
    const detector = Object.getOwnPropertyDescriptor(globalThis, 'BarcodeDetector');
    const getSupportedFormats = () => {
      throw new Error('The reader can’t be loaded.');
    };
    Object.defineProperty(globalThis, 'BarcodeDetector', {
      configurable: true,
      value: { getSupportedFormats },
    });
    try {
      await settled({ canvas });
      await press(canvas, 'Scan');
      await canvas.findByText(/^The camera couldn’t be started\./);
    } finally {
      if (detector) Object.defineProperty(globalThis, 'BarcodeDetector', detector);
      else Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    }
    const stream = await openedStream;
    await waitFor(() => expect(stream?.active).toBe(false));
  },
});

const denied = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));

export const CameraDenied = meta.story({
  args: { getCamera: fn(denied) },
  play: async ({ canvas, args }) => {
    await settled({ canvas });
    await press(canvas, 'Scan');
    const message = await canvas.findByText(/^The camera isn’t allowed\./);
    await expect(message.closest('[role=alert]')).toHaveAttribute('data-tone', 'warning');
    await press(canvas, 'Try again');
    await waitFor(() => expect(args.getCamera).toHaveBeenCalledTimes(2));
    await canvas.findByText(/^The camera isn’t allowed\./);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Scan' })).toHaveFocus());
  },
});

export const ReadOnly = meta.story({
  loaders: [atEntrance(() => {}, { hasPort: false })],
  play: async ({ canvas, loaded }) => {
    await settled({ canvas });
    const { first } = getGroup(loaded);
    scan(toCode(first.ticketNumber));
    await canvas.findByText('This ticket is valid.');
    await expect(canvas.queryByRole('button', { name: 'Check in' })).toBeNull();
  },
});

const scanned = async ({ canvas, loaded }: { canvas: unknown; loaded: unknown }) => {
  await settled({ canvas });
  scan(toCode(getGroup(loaded).first.ticketNumber));
  await waitFor(() => expect(getAdmission(loaded).log).toHaveLength(1));
  await expect(document.documentElement.scrollWidth).toBe(innerWidth);
};

export const Modes = meta.story({
  parameters: { chromatic: inModes('large', 'small persian', 'small german') },
  globals: large,
  play: scanned,
});
