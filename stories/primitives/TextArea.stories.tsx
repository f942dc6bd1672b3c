import { Field, TextArea } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { expectControlStates } from '../lib/control-states.ts';
import { ForcedState } from '../lib/ForcedState.tsx';
import { Gallery } from '../lib/Gallery.tsx';

const meta = preview.meta({
  title: 'Primitives/TextArea',
  component: TextArea,
  parameters: { layout: 'padded' },
  args: { 'aria-label': 'Greeting' },
});

const greeting = 'For the new table. May it be full of people, and never quite tidy.';

const width = { inlineSize: 152 };

const EveryState = () => (
  <Gallery
    columns={['Empty', 'Hover', 'Focus', 'Filled', 'Disabled', 'Error']}
    rows={[
      {
        name: 'Greeting',
        cells: [
          <TextArea
            style={width}
            key="empty"
            aria-label="Greeting"
            placeholder="Words on the card"
          />,
          <ForcedState key="hover" state="hover" on=":has(> textarea)">
            <TextArea style={width} aria-label="Greeting" defaultValue={greeting} />
          </ForcedState>,
          <ForcedState key="focus" state="focus-visible" on="textarea">
            <TextArea style={width} aria-label="Greeting" defaultValue={greeting} />
          </ForcedState>,
          <TextArea
            style={width}
            key="filled"
            aria-label="Greeting"
            defaultValue={greeting}
            maxLength={120}
          />,
          <TextArea
            style={width}
            key="disabled"
            aria-label="Greeting"
            defaultValue={greeting}
            disabled
          />,
          <TextArea
            style={width}
            key="error"
            aria-label="Greeting"
            aria-invalid
            defaultValue={greeting}
            maxLength={60}
          />,
        ],
      },
    ]}
  />
);

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await expectControlStates(canvas, 'textbox', { disabled: 1, invalid: 1 });
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const GrowsWithContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.offsetHeight;
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(area.offsetHeight).toBe(before + 44);
  },
});

export const CountsRemainingCharacters = meta.story({
  render: () => (
    <Field label="Greeting" hint="It is printed on the card.">
      <TextArea maxLength={40} defaultValue="For the new table." />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Greeting' });
    await expect(area).toHaveAccessibleDescription('It is printed on the card. 22 characters left');
    await userEvent.type(area, ' May');
    await waitFor(() => expect(getAnnouncement()).toBe('18 characters left'));
    await userEvent.type(area, ' it be full of people, always.');
    await expect(area.value).toHaveLength(52);
    await waitFor(() => expect(canvas.getByText('12 characters too many')).toBeVisible());
    await expect(area.validationMessage).toBe('Shorten this by 12 characters');
  },
});

export const CountsEmojiAsOneCharacter = meta.story({
  render: () => (
    <Field label="Greeting">
      <TextArea maxLength={10} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Greeting' });
    await userEvent.click(area);
    await userEvent.paste('👨‍👩‍👧‍👦🇩🇰👍🏽 Anna');
    await expect(area).toHaveAccessibleDescription('2 characters left');
    await waitFor(() => expect(getAnnouncement()).toBe('2 characters left'));
    await expect(area.validationMessage).toBe('');
    await userEvent.paste('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦');
    await waitFor(() => expect(canvas.getByText('1 character too many')).toBeVisible());
    await waitFor(() => expect(getAnnouncement()).toBe('1 character too many'));
    await expect(area.validationMessage).toBe('Shorten this by 1 character');
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  render: () => (
    <div style={{ inlineSize: 342 }}>
      <Field label="یادداشت" optional>
        <TextArea maxLength={120} defaultValue="برای میز تازه. همیشه پر از مهمان باشد." />
      </Field>
    </div>
  ),
});
