import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { send } from './expected-responses.ts';
import { asking, FullForm, type FullFormProps } from './form.tsx';
import { questions } from './form-controls.ts';

const { post } = questions;

const meta = preview.meta({
  title: 'Events/EventFormAddress',
  component: FullForm,
  parameters: { layout: 'padded' },
  args: {
    sections: asking(post),
    submit: 'Send',
    onSubmit: fn<NonNullable<FullFormProps['onSubmit']>>(),
  },
});

export const AdaptsFieldsToCountry = meta.story({
  parameters: { requirements: ['Q11'] },
  play: async ({ canvas, args }) => {
    const isBefore = (name: string, next: string) => {
      const [one, other] = [name, next].map((label) => canvas.getByLabelText(label));
      return one?.compareDocumentPosition(other as Node) === Node.DOCUMENT_POSITION_FOLLOWING;
    };
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(country, 'HK');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Postcode/ })).toBeNull());
    await waitFor(() =>
      expect(getAnnouncement()).toMatch(
        /^Address fields for Hong Kong.*: Street and number, Flat.*, Area\.$/,
      ),
    );
    await userEvent.selectOptions(country, 'United States');
    const state = await canvas.findByRole('combobox', { name: 'State' });
    await waitFor(() => expect(state).toHaveTextContent('California'));
    await expect(isBefore('Town or city', 'ZIP code')).toBe(true);
    await userEvent.selectOptions(state, 'California');
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code' }), '94607');
    // Back and forth: what belongs to a country waits for it there.
    await userEvent.selectOptions(country, 'Denmark');
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'State' })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('94607');
    await expect(isBefore('Postcode', 'Town or city')).toBe(true);
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Postcode' }));
    await userEvent.tab();
    // It shows a warning, but is accepted.
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(
        /doesn’t look like a postcode in Denmark/,
      ),
    );
    await userEvent.selectOptions(country, 'United States');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('California'),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street and number' }), '2 Main St');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town or city' }), 'Oakland');
    const [sent] = await send(args);
    await expect(sent?.address).toEqual({
      formatted: '2 Main St, Oakland California 94607, US',
      address: {
        country: 'US',
        subdivision: 'US-CA',
        subdivisionFullname: 'California',
        city: 'Oakland',
        postalCode: '94607',
        addressLine: '2 Main St',
      },
    });
  },
});

export const AcceptsBrowserAutofill = meta.story({
  parameters: { requirements: ['Q11'] },
  args: { sections: asking(post).map((one) => ({ ...one, autofill: 'section-buyer' })) },
  play: async ({ canvas, args }) => {
    const fill = (token: string, value: string) => {
      const part = document.querySelector<HTMLInputElement>(
        `[autocomplete="section-buyer ${token}"]`,
      );
      const kind = part instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(part, value);
      part?.dispatchEvent(new Event('input', { bubbles: true }));
      part?.dispatchEvent(new Event('change', { bubbles: true }));
    };
    // In one turn, with the country last, as browsers do.
    fill('address-line1', 'Overgaden Neden Vandet 51B');
    fill('address-level2', 'København K');
    fill('postal-code', '1414');
    fill('country', 'DK');
    await expect(await canvas.findByDisplayValue('1414')).toBeInTheDocument();
    const [sent] = await send(args);
    await expect(sent?.address?.formatted).toBe('Overgaden Neden Vandet 51B, 1414 København K, DK');
  },
});

export const RestoresSubmittedAddress = meta.story({
  args: {
    sections: asking(post).map((one) => ({
      ...one,
      sent: {
        inputValues: [
          {
            inputName: 'post',
            address: {
              address: {
                country: 'JP',
                subdivision: 'JP-13',
                city: 'Minato-ku',
                postalCode: '106-0032',
                streetAddress: { name: 'Roppongi', number: '6-10-1' },
              },
            },
          },
        ],
      },
    })),
  },
  play: async ({ canvas, args }) => {
    const prefecture = await canvas.findByRole('combobox', { name: 'Prefecture' });
    await waitFor(() => expect(prefecture).toHaveValue('Tokyo'));
    await expect(canvas.getByDisplayValue('Roppongi 6-10-1')).toBeInTheDocument();
    const [sent] = await send(args);
    await expect(sent?.address?.address).toMatchObject({
      subdivision: 'JP-13',
      subdivisionFullname: 'Tokyo',
    });
  },
});
