import { productBySlugAtom, StorefrontProvider, useAtomValue } from '@vitrine/atoms';
import { mockPlatform } from '@vitrine/storybook';
import { Text } from '@vitrine/ui';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

let releaseResponse = () => {};

/** What happened while the content was rendered. */
const rendering = { begun: false, done: false, turns: 0 };

/** Takes 5 ms to render, so that all of them are a long task. */
function SlowRow({ index }: { index: number }) {
  rendering.begun = true;
  const end = performance.now() + 5;
  while (performance.now() < end);
  return <li>Row {index}</li>;
}

function SlowProduct() {
  const { data: product } = useAtomValue(productBySlugAtom('ring-vase'));
  useEffect(() => {
    if (product) rendering.done = true;
  }, [product]);
  if (!product) return <Text as="p">Loading</Text>;
  return (
    <>
      <Text as="p">{product.name}</Text>
      <ul>
        {Array.from({ length: 40 }, (_, index) => (
          <SlowRow key={String(index)} index={index} />
        ))}
      </ul>
    </>
  );
}

/** Counts the turns of other tasks from the first row until all are shown. */
function countTurns() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (rendering.begun) rendering.turns += 1;
    if (rendering.done) port1.close();
    else port2.postMessage(null);
  };
  port2.postMessage(null);
}

const meta = preview.meta({
  title: 'Foundations/StorefrontProvider',
  component: StorefrontProvider,
  parameters: { layout: 'padded' },
});

export const RendersFirstDataInSteps = meta.story({
  render: () => <SlowProduct />,
  loaders: [
    mockPlatform(({ platform }) => {
      releaseResponse = platform.hold('catalog.queryProducts');
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
    Object.assign(rendering, { begun: false, done: false, turns: 0 });
    countTurns();
    releaseResponse();
    await canvas.findByText('Row 39');
    await expect(rendering.turns).toBeGreaterThan(3);
  },
});
