import { text } from 'node:stream/consumers';
import type { InputControl } from '@vitrine/client/events';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const controls = [
  {
    _id: 'birthDate',
    type: 'DATE',
    inputs: [{ name: 'birthDate', type: 'DATE_TIME', label: 'Date of birth' }],
  },
] as unknown as InputControl[];

/** A module keeps what it has loaded, so each test and each later file imports it again. */
const forgetModules = () => {
  vi.doUnmock('./SegmentedDate.tsx');
  vi.resetModules();
};

beforeEach(forgetModules);
afterEach(forgetModules);

/** A form with the field. */
async function getForm(locale: string): Promise<ReactElement> {
  const { UiProvider } = await import('../../../../provider/UiProvider.tsx');
  const EventForm = await import('../../EventForm.tsx');
  const { SegmentedDateControl } = await import('./SegmentedDateControl.tsx');
  return (
    <UiProvider locale={locale}>
      <EventForm.Root
        sections={[{ name: 'buyer', form: { controls } }]}
        controls={{ DATE: SegmentedDateControl }}
      >
        <EventForm.Section name="buyer" />
      </EventForm.Root>
    </UiProvider>
  );
}

/** Renders the form on a server that waits until the field is loaded. */
async function renderForm(locale: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(await getForm(locale));
  return text(prelude);
}

/** The parts in the order of the page, by their ids. */
const getParts = (page: string) =>
  Array.from(page.matchAll(/id="[^"]*~birthDate-(day|month|year)"/g), ([, part]) => part);

test.each([
  ['en-US', ['month', 'day', 'year']],
  ['de-DE', ['day', 'month', 'year']],
  ['fa-IR', ['year', 'month', 'day']],
  ['ja-JP', ['year', 'month', 'day']],
])('a server renders the parts in the order of the locale: %s', async (locale, parts) => {
  const page = await renderForm(locale);
  expect(page.match(/role="spinbutton"/g)).toHaveLength(3);
  expect(getParts(page)).toEqual(parts);
});

test('the field has its label and its hint before it is loaded', async () => {
  const page = renderToString(await getForm('en-GB'));
  expect(page).toContain('Date of birth');
  expect(page).toContain('For example, 27/03/1990');
  expect(page).toContain('aria-busy="true"');
  expect(page).not.toMatch(/<input|spinbutton/);
});

test('a date has separate inputs where the field can’t be loaded', async () => {
  vi.doMock('./SegmentedDate.tsx', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const page = await renderForm('en-US');
  expect(page).not.toContain('role="spinbutton"');
  expect(page.match(/<input[^>]*inputMode="numeric"/g)).toHaveLength(3);
  expect(getParts(page)).toEqual(['month', 'day', 'year']);
});
