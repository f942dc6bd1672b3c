import { createStorefront, StorefrontProvider } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { createMockPlatform } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { RangeField } from './RangeField.tsx';

const { apiBaseUrl, fetch } = createMockPlatform();
const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });

/** Returns min, max and step of the slider's first thumb, if there is a slider. */
function getSlider(min: number, max: number, currency: string) {
  const facet = { kind: 'range', id: 'price' } as never;
  const html = renderToString(
    <StorefrontProvider storefront={createStorefront({ client })}>
      <UiProvider locale="en-GB">
        <RangeField
          view={{ kind: 'range', facet, range: {}, bounds: { min, max }, currency } as never}
          name="Price"
          onChange={() => {}}
        />
      </UiProvider>
    </StorefrontProvider>,
  );
  const [thumb] = /<input type="range"[^>]*>/.exec(html) ?? [];
  const read = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(thumb ?? '')?.[1]);
  return thumb && [read('min'), read('max'), read('step')];
}

test('the price slider has integer steps for a wide span', () => {
  expect(getSlider(18.5, 420.2, 'EUR')).toEqual([18, 421, 1]);
});

test('the price slider has steps of the currency’s decimals for a small span', () => {
  expect(getSlider(0.25, 0.9, 'KWD')).toEqual([0.25, 0.9, 0.01]);
  expect(getSlider(0.002, 0.009, 'KWD')).toEqual([0.002, 0.009, 0.001]);
  expect(getSlider(0.29, 3.1, 'EUR')).toEqual([0.2, 3.1, 0.1]);
});

test('the price slider is left out for a span of a few steps', () => {
  expect(getSlider(100, 102, 'JPY')).toBeUndefined();
  expect(getSlider(5, 5.02, 'EUR')).toBeUndefined();
  expect(getSlider(5, 5, 'EUR')).toBeUndefined();
});
