import { expect } from 'storybook/test';

interface Canvas {
  getAllByRole: (role: string) => HTMLElement[];
}

/**
 * Checks that a table of states has as many disabled and as many invalid controls of a role as
 * given, and that assistive technology can tell them from the others.
 */
export async function expectControlStates(
  canvas: unknown,
  role: string,
  { disabled, invalid }: { disabled: number; invalid: number },
): Promise<void> {
  const controls = (canvas as Canvas).getAllByRole(role);
  const isDisabled = (control: HTMLElement) => control.matches(':disabled');
  const isInvalid = (control: HTMLElement) => control.ariaInvalid === 'true';
  await expect(controls.filter(isDisabled)).toHaveLength(disabled);
  await expect(controls.filter(isInvalid)).toHaveLength(invalid);
}
