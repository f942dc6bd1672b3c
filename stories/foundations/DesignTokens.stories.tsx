import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Sheet } from './Sheet.tsx';

const meta = preview.meta({
  title: 'Foundations/DesignTokens',
  render: (_args, { globals }) => <Sheet locale={String(globals.locale)} />,
  globals: { viewport: { value: 'large', isRotated: false } },
});

export const Modes = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast', 'small', 'small dark') },
});

// Names and values of tokens are English in every language.
const foreignTexts = [/.+/gs];

export const RightToLeft = meta.story({
  parameters: { chromatic: inModes('persian', 'small persian'), foreignTexts },
});

/** The screenshot uses forced colors: nothing relies on our colors alone. */
export const ForcedColors = meta.story({});
