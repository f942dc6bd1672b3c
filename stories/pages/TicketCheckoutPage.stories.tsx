import { fillInCheckoutAtom } from '@vitrine/atoms';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { bowls, getVisit, navigate, type Visit, visiting } from '../orders/order-demo.tsx';
import { at } from './lib/at.ts';
import { dark, large, shopStory, small } from './lib/shop-story.tsx';
import { hrefs } from './lib/use-route.ts';

const persian = { locale: 'fa-IR' };

/** Half of the required answers, and an email without a top-level domain. */
const typed = {
  'buyer~firstName': 'Inger',
  'buyer~lastName': 'Holmström',
  'buyer~email': 'inger@holmstrom',
  'buyer~level': 'Once or twice',
  'guest-2~firstName': 'Aksel',
  'guest-2~needs': ['A stool', 'An apron'],
};

const createGuestAnswers = (firstName: string, lastName: string, ...needs: string[]) => ({
  inputValues: [
    { inputName: 'firstName', value: firstName },
    { inputName: 'lastName', value: lastName },
    { inputName: 'email', value: `${firstName.toLowerCase()}@example.com` },
    { inputName: 'level', value: 'Once or twice' },
    ...(needs.length > 0 ? [{ inputName: 'needs', values: needs }] : []),
  ],
});

const fillIn = ({ storefront, eventId }: Visit) =>
  void storefront.store.set(fillInCheckoutAtom, eventId, {
    perGuestForms: true,
    answers: {
      buyer: createGuestAnswers('Inger', 'Holmström'),
      'guest-2': createGuestAnswers('Aksel', 'Lund', 'A stool', 'An apron'),
    },
  });

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
    const key = `vitrine.form.checkout.${getVisit(loaded).eventId}`;
    sessionStorage.setItem(key, JSON.stringify({ answers: typed }));
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
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveValue('Inger'));
  await userEvent.click(await canvas.findByRole('button', { name: /^(Continue|ادامه)/ }));
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('group'));
  await complete({ canvas });
};

/** Waits until the invoice is loaded. */
const complete = async ({ canvas }: Pick<Player, 'canvas'>) => {
  await waitFor(() => expect(canvas.getAllByRole('term').at(-1)).toHaveTextContent(/Total|کل/));
};

const review = { loaders: [visiting(bowls, reservedTickets, fillIn)], play: complete };

export const Details = meta.story({ ...details, play: rejected });
export const DetailsDark = meta.story({
  ...details,
  globals: { ...large, ...dark },
  play: rejected,
});
export const DetailsSmall = meta.story({ ...details, globals: small, play: rejected });
export const DetailsPersian = meta.story({
  ...details,
  globals: { ...large, ...persian },
  play: rejected,
});
export const DetailsSmallPersianDark = meta.story({
  ...details,
  globals: { ...small, ...persian, ...dark },
  play: rejected,
});

export const Review = meta.story(review);
export const ReviewSmall = meta.story({ ...review, globals: small });
export const ReviewDark = meta.story({ ...review, globals: { ...large, ...dark } });
export const ReviewPersian = meta.story({
  ...review,
  globals: { ...large, ...persian },
  play: async ({ canvas }) => {
    await complete({ canvas });
    const rules = canvas.getByRole('checkbox', { name: 'مقررات خانه را می‌پذیرم' });
    await expect(rules).toBeEnabled();
  },
});
