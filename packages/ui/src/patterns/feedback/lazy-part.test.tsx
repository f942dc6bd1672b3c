import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { lazyPart } from './lazy-part.tsx';

const render = async (Part: React.ComponentType<{ name: string }>) => {
  const { prelude } = await prerender(
    <UiProvider locale="en">
      <p>The rest</p>
      <Suspense>
        <Part name="candle" />
      </Suspense>
    </UiProvider>,
  );
  return new Response(prelude).text();
};

it('shows a part whose code has arrived', async () => {
  const Part = lazyPart(async () => ({
    default: ({ name }: { name: string }) => <p>A {name}</p>,
  }));
  expect(await render(Part)).toContain('candle');
});

it('offers to reload the page for one whose code has not, and keeps the rest', async () => {
  const Part = lazyPart<{ name: string }>(() => Promise.reject(new TypeError('no connection')));
  const page = await render(Part);
  expect(page).toContain('The rest');
  expect(page).toContain('We couldn’t load this.');
  expect(page).toContain('Try again');
});
