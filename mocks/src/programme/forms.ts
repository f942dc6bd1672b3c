import type { Wire } from '@vitrine/client';
import type { Form, FormMessages, RegistrationType } from '@vitrine/client/events';
import { idOf } from '../core/random.ts';
import {
  AGE,
  BIRTHDAY,
  type ControlEntry,
  EMAIL,
  GUESTS,
  HOME_TOWN,
  LEVEL,
  NAME,
  NEEDS,
  NOTE,
  PHONE,
  POST,
  SEAT,
  type WireControl,
} from './controls.ts';

export type WireForm = Wire<Form>;

/** The forms of the programme, control by control. Every event asks for name and email. */
const FORMS = {
  basic: [],
  concert: [PHONE, SEAT],
  guests: [GUESTS, NOTE],
  workshop: [LEVEL, NEEDS, NOTE],
  byPost: [POST, BIRTHDAY],
  /** All ten types of control, and all five types of value. */
  everything: [PHONE, LEVEL, SEAT, AGE, NEEDS, GUESTS, BIRTHDAY, HOME_TOWN, POST, NOTE],
} satisfies Record<string, readonly ControlEntry[]>;

export type FormName = keyof typeof FORMS;

const thanks = (title: string, message: string) => ({
  title,
  message,
  addToCalendarActionLabel: 'Add to calendar',
  shareActionLabel: 'Share event',
});

const RSVP_MESSAGES: NonNullable<FormMessages['rsvp']> = {
  rsvpYesOption: 'I will come',
  rsvpNoOption: 'I can’t come',
  positiveMessages: {
    title: 'Your details',
    confirmation: thanks('See you there', 'We have sent the details to your email.'),
  },
  waitlistMessages: {
    title: 'Join the waiting list',
    confirmation: thanks('You are on the list', 'We write as soon as a place is free.'),
  },
  negativeMessages: {
    title: 'Sorry to miss you',
    confirmation: { title: 'Thank you for telling us', shareActionLabel: 'Share event' },
  },
  submitActionLabel: 'Send answer',
};

const CHECKOUT_MESSAGES: NonNullable<FormMessages['checkout']> = {
  title: 'Your details',
  submitActionLabel: 'Continue to payment',
  confirmation: {
    title: 'Thank you',
    message: 'Your tickets are on their way to your email.',
    downloadTicketsLabel: 'Download tickets',
    addToCalendarLabel: 'Add to calendar',
    shareEventLabel: 'Share event',
  },
};

const closed = (message: string) => ({ message, exploreEventsActionLabel: 'See the programme' });

/** The words of a form that nobody has changed. */
export const messagesFor = (type: RegistrationType): Wire<FormMessages> => ({
  ...(type === 'RSVP' && { rsvp: RSVP_MESSAGES }),
  ...(type === 'TICKETING' && {
    checkout: CHECKOUT_MESSAGES,
    ticketsUnavailable: closed('There are no tickets at the moment.'),
  }),
  registrationClosed: closed('Registration is closed.'),
});

/** The form of this name for one event, with ids of its own. */
export function makeForm(
  owner: string,
  type: RegistrationType,
  name: FormName = 'basic',
): WireForm {
  const controls = [NAME, EMAIL, ...FORMS[name]].map((control, index) => ({
    ...structuredClone(control),
    id: idOf(`control/${owner}/${control.inputs[0]?.name}`),
    orderIndex: index,
  })) as WireControl[];
  return { controls, messages: structuredClone(messagesFor(type)) };
}
