import type { RsvpAnswer } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import type { TextContext } from '../../provider/UiProvider.tsx';
import { getFormTitle, getOutcomeText, getRsvpAnswerLabel } from './rsvp-labels.ts';

const textContext: TextContext = {
  locale: 'en-GB',
  t: createTranslate(english, 'en-GB'),
};

const answers: readonly RsvpAnswer[] = ['YES', 'NO', 'WAITLIST'];

const event = (rsvp?: object) => ({ form: { messages: { rsvp } } }) as EventV3;

describe('the label of an answer', () => {
  const getLabels = (of: EventV3) =>
    answers.map((answer) => getRsvpAnswerLabel(of, answer, textContext));
  const defaults = ['I’m coming', 'I can’t make it', 'Join the waiting list'];

  it('is the organizer’s text, except for the waiting list', () => {
    expect(
      getLabels(event({ rsvpYesOption: 'Count me in', rsvpNoOption: 'Not this time' })),
    ).toEqual(['Count me in', 'Not this time', 'Join the waiting list']);
  });

  it.each([
    ['a form', {} as EventV3],
    ['messages', { form: {} } as EventV3],
    ['messages for an RSVP', event()],
    ['a text', event({ rsvpYesOption: '', rsvpNoOption: '' })],
  ])('is the default without %s', (_name, of) => {
    expect(getLabels(of)).toEqual(defaults);
  });
});

describe('the title of the form of an answer', () => {
  const getTitles = (of: EventV3) => answers.map((answer) => getFormTitle(of, answer, textContext));

  it('is the organizer’s text, or else the default', () => {
    const titled = event({
      positiveMessages: { title: 'Who is coming?' },
      negativeMessages: { title: 'Who can’t come?' },
      waitlistMessages: { title: 'Who is waiting?' },
    });
    expect(getTitles(titled)).toEqual(['Who is coming?', 'Who can’t come?', 'Who is waiting?']);
    expect(getTitles(event())).toEqual(['Your details', 'Your details', 'Your details']);
    expect(getTitles(event({ positiveMessages: { title: '' } }))[0]).toBe('Your details');
  });
});

describe('the text after an answer', () => {
  const getOutcomes = (of: EventV3) =>
    answers.map((answer) => getOutcomeText(of, answer, textContext));

  it('is the default without a text of the organizer', () => {
    const defaults = [
      { title: 'See you there', message: 'Your spot is reserved.' },
      {
        title: 'Thanks for letting us know',
        message: 'Plans changed? You can update your answer.',
      },
      { title: 'You’re on the list', message: 'We’ll let you know if a spot opens up.' },
    ];
    expect(getOutcomes(event())).toEqual(defaults);
    const confirmation = { title: '', message: '' };
    expect(getOutcomes(event({ positiveMessages: { confirmation } }))).toEqual(defaults);
  });

  it('is the organizer’s text, title and message each', () => {
    const texts = event({
      positiveMessages: { confirmation: { title: 'Hooray' } },
      negativeMessages: { confirmation: { message: 'Next time, then.' } },
    });
    expect(getOutcomes(texts).slice(0, 2)).toEqual([
      { title: 'Hooray', message: 'Your spot is reserved.' },
      { title: 'Thanks for letting us know', message: 'Next time, then.' },
    ]);
  });
});
