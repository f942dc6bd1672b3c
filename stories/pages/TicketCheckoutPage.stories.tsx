import { fillInCheckoutAtom } from '@vitrine/atoms';
import type { MockPlatform } from '@vitrine/mocks';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { bowls, getVisit, navigate, type Visit, visiting } from '../orders/order-demo.tsx';
import { at } from './lib/at.ts';
import { large, shopStory } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const persian = { locale: 'fa-IR' };

/** Names of the buyer and a guest in Persian; the demo shop has the other texts. */
const persianNames: Readonly<Record<string, string>> = { Inger: 'اینگر', Holmström: 'هولمستروم' };

/** Returns a function that translates what the visitor has typed or chosen. */
const translating =
  ({ shop }: MockPlatform) =>
  (text: string): string =>
    (shop.language === 'fa' && persianNames[text]) || shop.getText(text);

/** Half of the required answers, and an email without a top-level domain. */
const getTyped = (translate: (text: string) => string) => ({
  'buyer~firstName': translate('Inger'),
  'buyer~lastName': translate('Holmström'),
  'buyer~email': 'inger@holmstrom.example',
  'buyer~level': translate('Once or twice'),
  'guest-2~firstName': translate('Aksel'),
  'guest-2~needs': [translate('A stool'), translate('An apron')],
});

const fillIn = ({ storefront, eventId, platform }: Visit) => {
  const translate = translating(platform);
  const createGuestAnswers = (firstName: string, lastName: string, ...needs: string[]) => ({
    inputValues: [
      { inputName: 'firstName', value: translate(firstName) },
      { inputName: 'lastName', value: translate(lastName) },
      { inputName: 'email', value: `${firstName.toLowerCase()}@example.com` },
      { inputName: 'level', value: translate('Once or twice') },
      ...(needs.length > 0 ? [{ inputName: 'needs', values: needs.map(translate) }] : []),
    ],
  });
  void storefront.store.set(fillInCheckoutAtom, eventId, {
    perGuestForms: true,
    answers: {
      buyer: createGuestAnswers('Inger', 'Holmström'),
      'guest-2': createGuestAnswers('Aksel', 'Lund', 'A stool', 'An apron'),
    },
  });
};

const reservedTickets = [['A wheel and clay', 2]] as const;

const meta = preview.meta({
  title: 'Pages/TicketCheckoutPage',
  ...shopStory,
  args: { navigate },
  beforeEach: at(hrefs.ticketCheckout(bowls)),
});

const details = {
  loaders: [visiting(bowls, reservedTickets)],
  beforeEach: ({ loaded }: { loaded: unknown }) => {
    const { eventId, platform } = getVisit(loaded);
    const answers = getTyped(translating(platform));
    sessionStorage.setItem(`vitrine.form.checkout.${eventId}`, JSON.stringify({ answers }));
  },
};

interface Player {
  canvas: {
    findByRole: (role: string, options?: object) => Promise<HTMLElement>;
    getAllByRole: (role: string, options?: object) => HTMLElement[];
  };
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Submits half-filled forms: the summary has the focus, and shows the affected guests. */
const rejected = async ({ canvas, userEvent }: Player) => {
  await waitFor(() =>
    expect((canvas.getAllByRole('textbox')[0] as HTMLInputElement).value).toMatch(
      /^(Inger|اینگر)$/,
    ),
  );
  await userEvent.click(await canvas.findByRole('button', { name: /^(Continue|ادامه)/ }));
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('group'));
  await complete({ canvas });
};

/** Waits until the invoice is loaded. */
const complete = async ({ canvas }: Pick<Player, 'canvas'>) => {
  await waitFor(() => expect(canvas.getAllByRole('term').at(-1)).toHaveTextContent(/Total|کل/));
};

const review = { loaders: [visiting(bowls, reservedTickets, fillIn)], play: complete };

export const Details = meta.story({
  ...details,
  parameters: {
    chromatic: inModes('light', 'large dark', 'small', 'large persian', 'small persian dark'),
  },
  play: rejected,
});

export const Review = meta.story({
  ...review,
  parameters: { chromatic: inModes('light', 'small', 'large dark') },
});
export const ReviewPersian = meta.story({
  ...review,
  globals: { ...large, ...persian },
  play: async ({ canvas }) => {
    await complete({ canvas });
    const rules = canvas.getByRole('checkbox', { name: 'مقررات خانه را می‌پذیرم' });
    await expect(rules).toBeEnabled();
  },
});
