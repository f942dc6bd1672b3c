import { AddToCalendar, Directions, ShareEvent, type SharePort } from '@vitrine/ui';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getEvent } from '../lib/demo-events.ts';
import { registering } from './registrations.ts';

const concert = getEvent('resonance-for-nine-strings');
const url = 'https://fennhouse.example/programme/resonance-for-nine-strings';

const copy = fn<(text: string) => Promise<void>>();
const save = fn<(file: File) => void>();

const Sharing = ({
  port = { copy },
  event = concert,
}: {
  port?: SharePort;
  event?: typeof concert;
}) => (
  <div style={{ display: 'flex', gap: 24, alignItems: 'start', flexWrap: 'wrap' }}>
    <AddToCalendar event={event} url={url} save={save} />
    <Directions event={event} />
    <ShareEvent title={event.title} url={url} port={port} />
  </div>
);

const meta = preview.meta({
  title: 'Events/ShareEvent',
  component: Sharing,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    copy.mockReset().mockResolvedValue();
    save.mockReset();
  },
});

export const LeadsToMapOfVenue = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Directions (opens in a new tab)' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//),
    );
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const CopiesLinkAndAnnounces = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(getAnnouncement()).toBe('Link copied'));
    await expect(copy).toHaveBeenCalledWith(url);
    await canvas.findByRole('button', { name: 'Share' });
  },
});

export const ShowsLinkWhenCopyFails = meta.story({
  play: async ({ canvas }) => {
    copy.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const link = await canvas.findByRole('textbox', { name: 'Link to this event' });
    await expect(link).toHaveValue(url);
    // The whole link is selected, to be copied by hand.
    const share = canvas.getByRole('button', { name: 'Share' });
    const field = link as HTMLInputElement;
    field.focus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
    share.focus();
    await waitFor(() => expect(getAnnouncement()).toMatch(/^We couldn’t copy the link/));
  },
});

export const SavesCalendarFile = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(getAnnouncement()).toBe('Calendar file saved.'));
    const [file] = save.mock.lastCall ?? [];
    await expect(file?.name).toBe('resonance-for-nine-strings.ics');
    const text = (await file?.text())?.replaceAll('\r\n ', '') ?? '';
    await expect(text).toContain('DTSTART;TZID=Europe/Copenhagen:20261203T193000\r\n');
    await expect(text).toContain('LOCATION:Fenn House\\, Great Hall\\, Fennegade 4');
    await expect(text).toContain(`URL:${url}\r\n`);
  },
});

export const RetriesSavingCalendarFile = meta.story({
  play: async ({ canvas }) => {
    save.mockImplementation(() => {
      throw new Error('The disk is full.');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    const retry = await canvas.findByRole('button', { name: 'Not saved. Try again' });
    await waitFor(() => expect(getAnnouncement('assertive')).toBe('Not saved. Try again'));
    save.mockReset();
    await userEvent.click(retry);
    await canvas.findByRole('button', { name: 'Add to calendar' });
    await waitFor(() => expect(getAnnouncement()).toBe('Calendar file saved.'));
    await expect(save).toHaveBeenCalledTimes(1);
  },
});

/** Without a function of the host, the browser saves the file. */
export const DownloadsCalendarFile = meta.story({
  render: () => <AddToCalendar event={concert} url={url} />,
  play: async ({ canvas }) => {
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download, this.protocol);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(names).toEqual(['resonance-for-nine-strings.ics', 'blob:']));
    click.mockRestore();
    await waitFor(() => expect(getAnnouncement()).toBe('Calendar file saved.'));
  },
});

export const MarksCanceledEventInCalendar = meta.story({
  args: { event: registering({}, { status: 'CANCELED' }) },
  play: async ({ canvas }) => {
    const cancelButton = { name: 'Mark as cancelled in your calendar' };
    await userEvent.click(canvas.getByRole('button', cancelButton));
    await waitFor(() => expect(save).toHaveBeenCalled());
    await expect(await save.mock.lastCall?.[0].text()).toContain('STATUS:CANCELLED');
  },
});
