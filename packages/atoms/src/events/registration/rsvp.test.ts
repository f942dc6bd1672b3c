import type { EventV3, InputControl } from '@vitrine/client/events';
import { describe, expect, it } from 'vitest';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { emptyStorefront } from '../../testing/storefronts.ts';
import {
  getRsvpAnswers,
  getRsvpForm,
  getRsvpMessages,
  type RsvpOutcome,
  type RsvpReply,
  rsvpDraft,
} from './rsvp.ts';
import { rsvpAnswerAtom, sendRsvpAtom } from './rsvp-response.ts';

const invitation = (responseType?: 'YES_ONLY' | 'YES_AND_NO') => ({
  registration: { rsvp: { ...(responseType && { responseType }) } },
});

describe('getRsvpAnswers', () => {
  it('T26 returns yes, and no when the event allows it', () => {
    expect(getRsvpAnswers(invitation('YES_ONLY'), { kind: 'rsvp' })).toEqual(['YES']);
    expect(getRsvpAnswers(invitation('YES_AND_NO'), { kind: 'rsvp' })).toEqual(['YES', 'NO']);
    expect(getRsvpAnswers({}, { kind: 'rsvp' })).toEqual(['YES']);
  });

  it('T26 returns the waiting list when the event is full', () => {
    const list = { kind: 'waitlist' } as const;
    expect(getRsvpAnswers(invitation('YES_ONLY'), list)).toEqual(['WAITLIST']);
    expect(getRsvpAnswers(invitation('YES_AND_NO'), list)).toEqual(['WAITLIST', 'NO']);
  });

  it('is empty at any other time', () => {
    for (const kind of ['full', 'closed', 'ended', 'canceled', 'tickets', 'unknown'] as const) {
      expect(getRsvpAnswers(invitation('YES_AND_NO'), { kind })).toEqual([]);
    }
  });
});

describe('getRsvpForm and getRsvpMessages', () => {
  const control = (_id: string, system: boolean) =>
    ({ _id, system, type: 'INPUT', inputs: [] }) as InputControl;
  const form = { controls: [control('name', true), control('diet', false)] };

  it('asks guests who decline only for their name', () => {
    const getIds = (answer: 'YES' | 'NO' | 'WAITLIST') =>
      getRsvpForm(form, answer).controls?.map(({ _id }) => _id);
    expect([getIds('YES'), getIds('WAITLIST'), getIds('NO')]).toEqual([
      ['name', 'diet'],
      ['name', 'diet'],
      ['name'],
    ]);
    expect(getRsvpForm(undefined, 'YES').controls).toEqual([]);
  });

  it('uses the organizer’s messages, those of the form before those of the registration', () => {
    const event: Pick<EventV3, 'form' | 'registration'> = {
      form: {
        messages: { rsvp: { positiveMessages: { title: 'You', confirmation: { title: 'Soon' } } } },
      },
      registration: {
        rsvp: {
          confirmationMessages: {
            positiveConfirmation: { title: 'Old', message: 'We wrote to you.' },
            negativeMessages: { title: 'Pity' },
          },
        },
      },
    };
    expect(getRsvpMessages(event, 'YES')).toEqual({
      title: 'You',
      confirmation: { title: 'Soon', message: 'We wrote to you.' },
    });
    expect(getRsvpMessages(event, 'NO').confirmation.title).toBe('Pity');
    expect(getRsvpMessages({}, 'WAITLIST')).toEqual({ title: undefined, confirmation: {} });
  });
});

describe('rsvpDraft', () => {
  it('saves an unsent answer until it is submitted', () => {
    const storedAnswers = new Map<string, string>();
    const port = {
      read: (key: string) => storedAnswers.get(key) ?? null,
      write: (key: string, text: string | null) =>
        void (text === null ? storedAnswers.delete(key) : storedAnswers.set(key, text)),
    };
    const draft = rsvpDraft('e1', { port });
    expect(draft.read()).toBeUndefined();
    draft.keep('NO');
    expect(rsvpDraft('e1', { port }).read()).toBe('NO');
    expect(rsvpDraft('e2', { port }).read()).toBeUndefined();
    draft.keep(undefined);
    expect(storedAnswers.size).toBe(0);
    port.write('vitrine.form.rsvp-answer.e1', '{"answers":{"answer":"MAYBE"}}');
    expect(draft.read()).toBeUndefined();
  });

  it('is separate for each event', () => {
    const { store } = emptyStorefront();
    store.set(rsvpAnswerAtom('e1'), 'YES');
    expect([store.get(rsvpAnswerAtom('e1')), store.get(rsvpAnswerAtom('e2'))]).toEqual([
      'YES',
      null,
    ]);
    store.set(rsvpAnswerAtom('e1'), 'NO');
    expect(store.get(rsvpAnswerAtom('e1'))).toBe('NO');
  });
});

describe('sendRsvpAtom', () => {
  const reply: RsvpReply = { eventId: 'e1', answer: 'YES', form: { inputValues: [] } };

  it('keeps the outcome, which may differ from the answer', async () => {
    const { store } = emptyStorefront();
    const outcome = await store.set(sendRsvpAtom, {
      reply,
      send: async () => ({ answer: 'WAITLIST' }),
    });
    expect(outcome).toEqual({ answer: 'WAITLIST' });
    expect(store.get(rsvpAnswerAtom('e1'))).toBe('WAITLIST');
  });

  it('S53 keeps nothing for the next person if the member logs out meanwhile', async () => {
    const { store } = emptyStorefront();
    let finish: (outcome: RsvpOutcome) => void = () => {};
    const send = () =>
      new Promise<RsvpOutcome>((resolve) => {
        finish = resolve;
      });
    const sent = store.set(sendRsvpAtom, { reply, send });
    store.set(logoutCountAtom, (count) => count + 1);
    finish({ answer: 'YES' });
    expect(await sent).toBeUndefined();
    expect(store.get(rsvpAnswerAtom('e1'))).toBeNull();
  });
});
