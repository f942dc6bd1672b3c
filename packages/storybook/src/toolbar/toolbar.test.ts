import { describe, expect, test } from 'vitest';
import { type Loaded, mockPlatform } from '../platform/mock-platform.ts';
import { storyTime } from '../platform/platform-url.ts';
import { parseToolbar } from './parse-toolbar.ts';
import { platformTypes } from './platform-toolbar.ts';

const getValues = ({ toolbar }: { toolbar: { items: { value: string }[] } }) =>
  toolbar.items.map(({ value }) => value);

describe('parseToolbar', () => {
  test('returns the defaults in tests', () => {
    expect(parseToolbar()).toEqual({ mode: 'normal', ahead: 0 });
    expect(parseToolbar({ mode: 'broken', ahead: 'constructor' })).toEqual({
      mode: 'normal',
      ahead: 0,
    });
  });

  test('accepts every toolbar value of the mock platform and nothing else', () => {
    expect(getValues(platformTypes.mode).map((mode) => parseToolbar({ mode }).mode)).toEqual(
      getValues(platformTypes.mode),
    );
    const ahead = getValues(platformTypes.ahead).map(
      (value) => parseToolbar({ ahead: value }).ahead,
    );
    expect(ahead).toEqual([0, 1, 24, 7 * 24].map((hours) => hours * 3_600_000));
  });
});

describe('I5 the mock platform of a story', () => {
  const load = async (globals?: Record<string, unknown>, arrange = fillCart) =>
    (await mockPlatform(arrange)(globals && { globals })) as Required<Loaded>;
  const fillCart = ({ platform }: Required<Loaded>) => void platform.cart().add('low-pitcher');

  test('is the same without a toolbar and with the default toolbar', async () => {
    for (const globals of [undefined, { mode: 'normal', ahead: 'now' }]) {
      const { platform } = await load(globals);
      expect([platform.clock.now(), platform.shop.products.length]).toEqual([storyTime, 77]);
      expect(platform.cart().read()?.lineItems).toHaveLength(1);
    }
  });

  test('is empty even if the story adds data, and keeps the story’s data in huge mode', async () => {
    expect((await load({ mode: 'empty' })).platform.cart().read()).toBeUndefined();
    const { platform: huge } = await load({ mode: 'huge' });
    expect([huge.shop.products.length, huge.cart().read()?.lineItems.length]).toEqual([10_000, 1]);
  });

  test('moves its clock ahead', async () => {
    const { platform } = await load({ ahead: 'day' });
    expect(platform.clock.now()).toBe(storyTime + 24 * 3_600_000);
  });
});
