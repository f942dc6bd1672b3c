import { Button, Inline, type Politeness, Text, UiProvider, useAnnounce } from '@vitrine/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const Speaker = ({ say, politeness }: { say: string; politeness?: Politeness }) => {
  const announce = useAnnounce();
  return <Button onClick={() => announce(say, politeness)}>Say “{say}”</Button>;
};

const meta = preview.meta({
  title: 'Primitives/Announcer',
  component: Speaker,
  parameters: { layout: 'padded' },
  args: { say: 'Dipped cup removed' },
});

const getAnnouncement = (politeness: Politeness) =>
  document.querySelector(`[aria-live=${politeness}]`)?.textContent;

export const IsVisuallyHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent('Dipped cup removed');
    await expect(region.getBoundingClientRect().width).toBe(1);
  },
});

export const SeparatesAssertiveFromPolite = meta.story({
  args: { say: 'Your hold has ended', politeness: 'assertive' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(getAnnouncement('assertive')).toBe('Your hold has ended');
    await expect(getAnnouncement('polite')).toBe('');
  },
});

export const RepeatsSameMessage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const first = getAnnouncement('polite');
    await userEvent.click(button);
    await expect(getAnnouncement('polite')).not.toBe(first);
    await expect(getAnnouncement('polite')?.trim()).toBe('Dipped cup removed');
    await userEvent.click(button);
    await expect(getAnnouncement('polite')).toBe(first);
  },
});

export const SharesRegionsOfOuterProvider = meta.story({
  render: ({ say }) => (
    <Inline gap="12">
      <Text>Page</Text>
      <UiProvider>
        <Speaker say={say} />
      </UiProvider>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const regions = [...document.querySelectorAll('[aria-live=polite]')];
    await expect(regions.map((region) => region.textContent)).toEqual(['Dipped cup removed']);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
});
