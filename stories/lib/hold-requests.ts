import { expect, userEvent, waitFor } from 'storybook/test';

/**
 * Holds a key down, as a user does, until the radio button has the focus: it is selected by then.
 */
export async function hold(key: string, radio: HTMLElement): Promise<void> {
  await userEvent.keyboard(`{${key}>}`);
  await waitFor(() => expect(radio).toHaveFocus());
  await userEvent.keyboard(`{/${key}}`);
  await expect(radio).toBeChecked();
}
