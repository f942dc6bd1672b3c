import { ValidationError } from '@vitrine/client';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { member } from '../identity/login-flow-demo.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getEvent } from '../lib/demo-events.ts';
import { answers, Invitation, type InvitationProps, lastReply } from './form-actions.tsx';
import { registering } from './registrations.ts';

const opening = getEvent('kiln-opening');

const meta = preview.meta({
  title: 'Events/Rsvp',
  component: Invitation,
  parameters: { layout: 'padded' },
  loaders: [mockPlatform()],
  args: { event: opening } as Partial<InvitationProps> as InvitationProps,
  beforeEach: () => {
    answers.mockReset();
    answers.mockImplementation(async ({ answer }) => ({ answer }));
  },
  render: (args: InvitationProps, { loaded }) => (
    <Invitation {...args} loaded={loaded as unknown as Loaded} />
  ),
});

interface Canvas {
  findByRole: (role: string, options: object) => Promise<HTMLElement>;
  getByRole: (role: string, options: object) => HTMLElement;
}

const choose = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

async function fill(canvas: Canvas, email = 'mette@oksen.example'): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'First name' }), 'Mette');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Oksen');
  await userEvent.type(canvas.getByRole('textbox', { name: /^E-?mail/i }), email);
}

const send = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));

export const Unanswered = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'I’m coming' });
    await expect(canvas.queryByRole('button', { name: 'Send answer' })).toBeNull();
  },
});

export const ReplacesControlsOfForm = meta.story({
  args: { controls: { NAME: () => <p>A name of the host’s own</p> } },
  play: async ({ canvas }) => {
    await choose(canvas, 'I’m coming');
    await canvas.findByText('A name of the host’s own');
    await expect(canvas.queryByRole('textbox', { name: 'First name' })).toBeNull();
  },
});

export const SubmitsYesAndFocusesOutcome = meta.story({
  parameters: { requirements: ['T26'] },
  play: async ({ canvas }) => {
    await choose(canvas, 'I’m coming');
    await fill(canvas);
    await send(canvas);
    const title = await canvas.findByRole('heading', { name: 'See you there' });
    await waitFor(() => expect(document.activeElement).toContainElement(title));
    await waitFor(() => expect(getAnnouncement()).toBe('See you there'));
    await expect(lastReply()).toMatchObject({
      answer: 'YES',
      form: { firstName: 'Mette', lastName: 'Oksen', email: 'mette@oksen.example' },
    });
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const ShowsOnlyContactFieldsForNo = meta.story({
  parameters: { requirements: ['T26'] },
  play: async ({ canvas }) => {
    await choose(canvas, 'I’m coming');
    await fill(canvas);
    await choose(canvas, 'I can’t come');
    await waitFor(() => expect(canvas.queryAllByRole('textbox')).toHaveLength(3));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Mette');
    await send(canvas);
    await canvas.findByRole('heading', { name: 'Thank you for telling us' });
    await expect(lastReply().answer).toBe('NO');
  },
});

export const ChangesAnswer = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'I’m coming');
    await fill(canvas);
    await send(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change your answer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change your answer' }));
    await choose(canvas, 'I can’t come');
    await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveValue('Mette');
    await send(canvas);
    await canvas.findByRole('heading', { name: 'Thank you for telling us' });
    await expect(lastReply()).toMatchObject({ answer: 'NO', before: 'YES' });
  },
});

export const ReportsWaitingListForLateYes = meta.story({
  parameters: { requirements: ['T26'] },
  play: async ({ canvas }) => {
    answers.mockResolvedValue({ answer: 'WAITLIST' });
    await choose(canvas, 'I’m coming');
    await fill(canvas);
    await send(canvas);
    await canvas.findByRole('heading', { name: 'Thank you for waiting' });
    await waitFor(() => expect(getAnnouncement()).toBe('Thank you for waiting'));
  },
});

export const OffersOnlyWaitingList = meta.story({
  parameters: { requirements: ['T26'] },
  args: { event: getEvent('glaze-clinic') },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Send answer' });
    await expect(canvas.queryByRole('radio', { name: 'I’m coming' })).toBeNull();
  },
});

export const ShowsServerErrorAtField = meta.story({
  play: async ({ canvas }) => {
    const violation = {
      field: 'form.inputValues[2].value',
      description: 'This address has answered already.',
      violatedRule: 'FORMAT',
      data: { inputName: 'email' },
    };
    answers.mockRejectedValueOnce(
      new ValidationError({
        message: 'INVALID_ARGUMENT',
        code: 'INVALID_ARGUMENT',
        status: 400,
        details: { validationError: { fieldViolations: [violation] } },
      }),
    );
    await choose(canvas, 'I’m coming');
    await fill(canvas);
    await send(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^E-?mail/i })).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Mette');
    await send(canvas);
    await canvas.findByRole('heading', { name: 'See you there' });
  },
});

export const RestoresAnswerAfterLogin = meta.story({
  args: {
    event: registering({
      type: 'RSVP',
      status: 'OPEN_RSVP',
      allowedGuestTypes: 'MEMBER',
      rsvp: { responseType: 'YES_AND_NO' },
    }),
  },
  beforeEach: () => {
    const { _id } = opening;
    sessionStorage.setItem(`vitrine.form.rsvp-answer.${_id}`, '{"answers":{"answer":"YES"}}');
    sessionStorage.setItem(`vitrine.form.rsvp.${_id}`, '{"answers":{"guest~firstName":"Runa"}}');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in to register' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(await screen.findByLabelText('Email'), member.email);
    await userEvent.type(screen.getByLabelText('Password'), `${member.password}{Enter}`);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const chosen = await canvas.findByRole('radio', { name: 'I’m coming' });
    await waitFor(() => expect(chosen).toBeChecked());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Runa'),
    );
  },
});

export const ReportsMissingAnswerHandler = meta.story({
  args: { event: getEvent('how-a-colour-gets-its-name'), onAnswer: null },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You can’t answer on this page/);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => choose(canvas, 'I’m coming'),
});

export const Persian = meta.story({
  globals: { locale: 'fa-IR', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => choose(canvas, 'می‌آیم'),
});
