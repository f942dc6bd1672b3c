import { Field, RadioGroup } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { expectControlStates } from '../lib/control-states.ts';
import { ForcedState } from '../lib/ForcedState.tsx';
import { Gallery } from '../lib/Gallery.tsx';
import { hold } from '../lib/hold-requests.ts';

const meta = preview.meta({
  title: 'Primitives/RadioGroup',
  component: RadioGroup.Root,
  parameters: { layout: 'padded' },
  args: { onValueChange: fn(), 'aria-label': 'Delivery' },
});

const Deliveries = () => (
  <>
    <RadioGroup.Item value="post" hint="Two to four days, €6.00">
      By post
    </RadioGroup.Item>
    <RadioGroup.Item value="bike" hint="Today, in Aalborg, €12.00">
      By bicycle
    </RadioGroup.Item>
    <RadioGroup.Item value="collect" hint="From 14:00">
      Collect at Fenn House
    </RadioGroup.Item>
  </>
);

const Sizes = () => (
  <>
    <RadioGroup.Cell value="10" title="10 cm" detail="200 g">
      €18.00
    </RadioGroup.Cell>
    <RadioGroup.Cell value="15" title="15 cm" detail="450 g">
      €32.00
    </RadioGroup.Cell>
    <RadioGroup.Cell
      value="20"
      title="20 cm"
      detail="900 g"
      availability="sold-out"
      availabilityText="Sold out"
    />
    <RadioGroup.Cell
      value="30"
      title="30 cm"
      availability="nonexistent"
      availabilityText="Not available in Moss"
    />
  </>
);

const one = (on: boolean, props: { disabled?: boolean; 'aria-invalid'?: boolean } = {}) => (
  <RadioGroup.Root aria-label="Delivery" defaultValue={on ? 'post' : undefined} {...props}>
    <RadioGroup.Item value="post">By post</RadioGroup.Item>
  </RadioGroup.Root>
);

const cell = (value: string, disabled?: boolean) => (
  <RadioGroup.Root aria-label="Size" layout="cells" defaultValue={value} disabled={disabled}>
    <RadioGroup.Cell value="15" title="15 cm" detail="450 g">
      €32.00
    </RadioGroup.Cell>
  </RadioGroup.Root>
);

const soldCell = (value: string) => (
  <RadioGroup.Root aria-label="Size" layout="cells" defaultValue={value}>
    <RadioGroup.Cell
      value="20"
      title="20 cm"
      detail="900 g"
      availability="sold-out"
      availabilityText="Sold out"
    />
  </RadioGroup.Root>
);

const states = (draw: (disabled?: boolean) => React.ReactNode) => [
  <div key="rest">{draw()}</div>,
  <ForcedState key="hover" state="hover" on="[role=radio]">
    {draw()}
  </ForcedState>,
  <ForcedState key="focus" state="focus-visible" on="[role=radio]">
    {draw()}
  </ForcedState>,
  <ForcedState key="active" state="active" on="[role=radio]">
    {draw()}
  </ForcedState>,
  <div key="disabled">{draw(true)}</div>,
];

const EveryState = () => (
  <Gallery
    align="middle"
    columns={['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled', 'Error']}
    rows={[
      {
        name: 'Off',
        cells: [
          ...states((disabled) => one(false, { disabled })),
          one(false, { 'aria-invalid': true }),
        ],
      },
      {
        name: 'On',
        cells: [
          ...states((disabled) => one(true, { disabled })),
          one(true, { 'aria-invalid': true }),
        ],
      },
      { name: 'Cell', cells: states((disabled) => cell('none', disabled)) },
      { name: 'Chosen cell', cells: states((disabled) => cell('15', disabled)) },
      { name: 'Sold cell', cells: states(() => soldCell('none')).slice(0, 4) },
      { name: 'Chosen sold cell', cells: states(() => soldCell('20')).slice(0, 4) },
    ]}
  />
);

export const States = meta.story({
  render: EveryState,
  play: async ({ canvas }) => {
    await expectControlStates(canvas, 'radio', { disabled: 4, invalid: 0 });
    const groups = canvas.getAllByRole('radiogroup');
    await expect(groups.filter(({ ariaInvalid }) => ariaInvalid === 'true')).toHaveLength(2);
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(15);
  },
});

export const Themes = meta.story({
  parameters: { chromatic: inModes('dark', 'contrast') },
  render: EveryState,
});

export const SelectsWithArrowKeys = meta.story({
  args: { children: <Deliveries />, defaultValue: 'post' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'By post' })).toHaveFocus());
    await hold('ArrowDown', canvas.getByRole('radio', { name: 'By bicycle' }));
    await hold('ArrowUp', canvas.getByRole('radio', { name: 'By post' }));
    await hold('ArrowUp', canvas.getByRole('radio', { name: 'Collect at Fenn House' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('collect');
    await expect(canvas.getByRole('radio', { name: 'By bicycle' })).toHaveAccessibleDescription(
      'Today, in Aalborg, €12.00',
    );
  },
});

export const AllowsSelectingSoldOutOption = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 440 }}>
      <Field label="Size" group>
        <RadioGroup.Root {...args} aria-label={undefined} layout="cells" defaultValue="15">
          <Sizes />
        </RadioGroup.Root>
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Size' })).toBeVisible());
    await userEvent.tab();
    await hold('ArrowRight', canvas.getByRole('radio', { name: /20 cm 900 g Sold out/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('20');
  },
});

export const SmallCells = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => (
    <Field label="Size" group error="Select a size">
      <RadioGroup.Root layout="cells">
        <Sizes />
      </RadioGroup.Root>
    </Field>
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('radio');
    await expect(second?.offsetTop).toBe(first?.offsetTop);
    await expect(third?.offsetTop).toBe(first?.offsetTop);
  },
});

export const FollowsReadingDirection = meta.story({
  globals: { locale: 'fa-IR' },
  render: () => (
    <div style={{ maxInlineSize: 342 }}>
      <Field label="اندازه" group hint="وزن بدون بسته‌بندی است.">
        <RadioGroup.Root layout="cells" defaultValue="10">
          <RadioGroup.Cell value="10" title="۱۰ سانتی‌متر" detail="۲۰۰ گرم">
            ۱۸٫۰۰ €
          </RadioGroup.Cell>
          <RadioGroup.Cell value="15" title="۱۵ سانتی‌متر" detail="۴۵۰ گرم">
            ۳۲٫۰۰ €
          </RadioGroup.Cell>
          <RadioGroup.Cell
            value="20"
            title="۲۰ سانتی‌متر"
            availability="sold-out"
            availabilityText="فروخته شد"
          />
        </RadioGroup.Root>
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await hold('ArrowLeft', canvas.getByRole('radio', { name: /۱۵/ }));
  },
});
