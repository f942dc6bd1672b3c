import type { FormResponse } from '@vitrine/client/orders';
import { expect, type fn, userEvent, waitFor, within } from 'storybook/test';

/** Submits the form. @returns the sent values of its one section. */
export async function send(args: {
  onSubmit?: unknown;
  submit?: string;
}): Promise<FormResponse['inputValues']> {
  const onSubmit = args.onSubmit as ReturnType<typeof fn>;
  const before = onSubmit.mock.calls.length;
  await userEvent.click(within(document.body).getByRole('button', { name: args.submit ?? 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(before + 1));
  return (onSubmit.mock.lastCall as [Record<string, FormResponse>])[0].buyer?.inputValues ?? [];
}
