import { Text } from '@vitrine/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Story setup', parameters: { layout: 'padded' } });

const createLateText = () =>
  lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) =>
        setTimeout(() => resolve({ default: () => <Text>Loaded late</Text> }), 2000),
      ),
  );

/** The screenshot shows the text: a story is checked after its lazy components have loaded. */
export const WaitsForLazyComponents = meta.story({
  loaders: [() => ({ LateText: createLateText() })],
  render: (_args, { loaded: { LateText } }) => (
    <Suspense fallback={<Text>Loading</Text>}>
      <LateText />
    </Suspense>
  ),
});
