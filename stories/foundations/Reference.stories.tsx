import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Vocabulary } from './DataAttributes.tsx';
import { Variables } from './Variables.tsx';

const at = (value: 'large' | 'small') => ({ viewport: { value, isRotated: false } });

/** API that a host may use besides the components. */
const meta = preview.meta({ title: 'Foundations/Reference', component: Variables });

export const ListsVariablesOfComponent = meta.story({
  parameters: { requirements: ['I3'] },
  globals: at('large'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: '--vt-color-action' });
    const part = canvas.getByRole('combobox', { name: 'Part' });
    await userEvent.clear(part);
    await userEvent.type(part, 'Separator');
    await userEvent.click(await screen.findByRole('option', { name: 'Separator' }));
    const table = await canvas.findByRole('table', { name: 'What Separator reads' });
    await expect(table).toHaveTextContent('--vt-color-hairlineLight #d7dad9');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const DescribesDataAttributes = meta.story({
  parameters: { requirements: ['I4'] },
  render: () => <Vocabulary />,
  globals: at('large'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'layout');
    await canvas.findByRole('table', { name: '1 attribute' });
    await expect(canvas.getByRole('row', { name: /^data-layout/ })).toHaveTextContent('mosaic');
  },
});

export const SmallDark = meta.story({
  args: { at: 'primitives/separator/Separator' },
  globals: { ...at('small'), theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: '--vt-color-hairline' });
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    );
  },
});
