import { SystemError } from '@vitrine/client';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { asking, buyer, FullForm, type FullFormProps, guest } from './form.tsx';
import { questions } from './form-controls.ts';

const meta = preview.meta({
  title: 'Events/EventFormDrafts',
  component: FullForm,
  parameters: { layout: 'padded' },
  args: {
    sections: [buyer()],
    submit: 'Send',
    onSubmit: fn<NonNullable<FullFormProps['onSubmit']>>(),
  },
});

/** A page that can be left and restored, with tickets that can be released. */
function RestorablePage(props: FullFormProps) {
  const [visit, setVisit] = useState(1);
  const [tickets, setTickets] = useState(2);
  const guests = Array.from({ length: tickets }, (_, index) => guest(index + 1));
  return (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <div style={{ display: 'flex', gap: 16 }}>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Come back
        </button>
        <button type="button" onClick={() => setTickets(tickets === 2 ? 1 : 2)}>
          {tickets === 2 ? 'Give one ticket back' : 'Take two tickets'}
        </button>
      </div>
      <FullForm key={visit} {...props} sections={[buyer(), ...guests]} />
    </div>
  );
}

const draftName = 'event-7.reservation-3';

export const RestoresDraftAndClearsAfterSubmit = meta.story({
  parameters: { requirements: ['Q18'] },
  args: { draft: { name: draftName } },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => <RestorablePage {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'inger@');
    await userEvent.type(canvas.getAllByLabelText('First name')[2] as Element, 'Siri');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue('inger@'));
    await expect(canvas.getAllByLabelText('First name')[2]).toHaveValue('Siri');
    await userEvent.type(canvas.getByLabelText('Email'), 'example.com');
    for (const name of [...canvas.getAllByLabelText('First name').slice(0, 2)]) {
      await userEvent.type(name, 'Inger');
    }
    for (const name of canvas.getAllByLabelText('Last name')) await userEvent.type(name, 'Dahl');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(sessionStorage.getItem(`vitrine.form.${draftName}`)).toBeNull());
  },
});

export const RestoresAnswersOfReleasedTicket = meta.story({
  parameters: { requirements: ['R34'] },
  render: (args) => <RestorablePage {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'inger@example.com');
    for (const [index, first] of canvas.getAllByLabelText('First name').entries()) {
      await userEvent.type(first, ['Inger', 'Aksel', 'Siri'][index] ?? '');
    }
    for (const name of canvas.getAllByLabelText('Last name')) await userEvent.type(name, 'Dahl');
    await userEvent.click(canvas.getByRole('button', { name: 'Give one ticket back' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Guest 2' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    const [responses] = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall as [object];
    await expect(Object.keys(responses)).toEqual(['buyer', 'guest-1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Take two tickets' }));
    await expect(await canvas.findByDisplayValue('Siri')).toBeInTheDocument();
  },
});

export const SubmitsOnceAndKeepsAnswers = meta.story({
  args: {
    sections: asking(questions.email),
    onSubmit: fn<NonNullable<FullFormProps['onSubmit']>>(
      () => new Promise((_, fail) => setTimeout(() => fail(new SystemError()), 300)),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'inger@example.com{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.click(canvas.getByRole('button'));
    const summary = await canvas.findByRole('group', {
      name: 'You’re offline. Check your connection and try again.',
    });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText('Email')).toHaveValue('inger@example.com');
    await waitFor(() =>
      expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled', 'true'),
    );
  },
});

export const OmitsHiddenQuestionButKeepsAnswer = meta.story({
  parameters: { requirements: ['Q8'] },
  args: {
    sections: asking(questions.needs, questions.email),
    visible: (control, answers) =>
      control.type !== 'INPUT' || (answers.needs as string[]).includes('Hearing loop'),
  },
  play: async ({ canvas, args }) => {
    const loop = canvas.getByRole('checkbox', { name: 'Hearing loop' });
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await userEvent.click(loop);
    await userEvent.type(await canvas.findByLabelText('Email'), 'inger');
    await userEvent.click(loop);
    await waitFor(() => expect(canvas.queryByLabelText('Email')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ buyer: { inputValues: [] } }));
    await userEvent.click(loop);
    await expect(await canvas.findByLabelText('Email')).toHaveValue('inger');
  },
});
