import { expect, userEvent, waitFor } from 'storybook/test';

/** Holds a key as long as a finger does, until the radio has the focus: it is chosen by then. */
export async function hold(key: string, radio: HTMLElement): Promise<void> {
  await userEvent.keyboard(`{${key}>}`);
  await waitFor(() => expect(radio).toHaveFocus());
  await userEvent.keyboard(`{/${key}}`);
  await expect(radio).toBeChecked();
}
