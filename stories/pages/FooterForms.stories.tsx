import { MarketSelect, NewsletterForm, SiteFooter } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';
import { dark, large, rightToLeft, small } from './lib/shop-story.tsx';

const subscribe = fn(async (_email: string): Promise<Record<string, string> | undefined> => {
  return undefined;
});
const onValueChange = fn();

const markets = [
  { value: 'en-GB', label: 'United Kingdom (GBP)', lang: 'en' },
  { value: 'de-DE', label: 'Deutschland (EUR)', lang: 'de' },
  { value: 'fa-IR', label: 'ایران (IRR)', lang: 'fa' },
];

function Footer({ hint = 'Once a month' }) {
  return (
    <SiteFooter.Root>
      <SiteFooter.Columns>
        <SiteFooter.Lead>
          <SiteFooter.Name>Fenn House</SiteFooter.Name>
          <NewsletterForm subscribe={subscribe} formAction="/newsletter" hint={hint} />
        </SiteFooter.Lead>
      </SiteFooter.Columns>
      <SiteFooter.Base>
        <span>© Fenn House</span>
        <MarketSelect markets={markets} value="en-GB" onValueChange={onValueChange} />
      </SiteFooter.Base>
    </SiteFooter.Root>
  );
}

const meta = preview.meta({
  title: 'Pages/FooterForms',
  component: Footer,
  globals: large,
  beforeEach: () => {
    subscribe.mockReset();
    onValueChange.mockReset();
    subscribe.mockResolvedValue(undefined);
  },
});

export const Large = meta.story();
export const SmallDarkRightToLeft = meta.story({
  args: { hint: 'ماهی یک بار' },
  globals: { ...small, ...dark, ...rightToLeft },
  play: fitsWindow,
});

const typeEmail = async ({
  canvas,
  userEvent,
}: {
  canvas: { getByRole: (role: string, options: object) => HTMLElement };
  userEvent: { type: (element: HTMLElement, text: string) => Promise<void> };
}) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'runa@fennhouse.example');
  return canvas.getByRole('button', { name: 'Subscribe' });
};

export const SubscribesOnce = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    let finish = () => {};
    subscribe.mockImplementation(
      () => new Promise((resolve) => (finish = () => resolve(undefined))),
    );
    const button = await typeEmail({ canvas, userEvent });
    await userEvent.dblClick(button);
    await expect(subscribe).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(canvas.getByText(/Check runa@/)).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Check runa@/));
  },
});

export const KeepsEmailAfterFailure = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    subscribe.mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(await typeEmail({ canvas, userEvent }));
    await waitFor(() => expect(canvas.getByText(/couldn’t subscribe/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue(
      'runa@fennhouse.example',
    );
  },
});

export const ShowsRejectedEmail = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    subscribe.mockResolvedValueOnce({ email: 'This address does not exist' });
    await userEvent.click(await typeEmail({ canvas, userEvent }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    );
  },
});

export const SelectsMarket = meta.story({
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country and currency' });
    await expect(select).toHaveAccessibleDescription(/page changes/);
    await userEvent.selectOptions(select, 'de-DE');
    await expect(onValueChange).toHaveBeenCalledWith('de-DE');
    onValueChange.mockClear();
    // A form that is sent does not leave the page either.
    select.closest('form')?.requestSubmit();
    await expect(onValueChange.mock.calls).toEqual([['en-GB']]);
  },
});

export const RequiresConsent = meta.story({
  globals: small,
  render: () => <NewsletterForm subscribe={subscribe} consent="I agree to the privacy policy" />,
  play: async ({ canvas, userEvent }) => {
    const button = await typeEmail({ canvas, userEvent });
    await userEvent.click(button);
    const consent = canvas.getByRole('checkbox', { name: /I agree/ });
    await waitFor(() => expect(consent).toBeInvalid());
    await expect(subscribe).not.toHaveBeenCalled();
    await userEvent.click(consent);
    await userEvent.click(button);
    await waitFor(() => expect(subscribe).toHaveBeenCalledWith('runa@fennhouse.example'));
    await waitFor(() => expect(canvas.getByText(/Check runa@/)).toBeVisible());
  },
});
