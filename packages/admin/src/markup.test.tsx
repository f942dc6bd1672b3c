import {
  type CheckInVerdict,
  createBackInStockQueue,
  createStorefront,
  StorefrontProvider,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { UiProvider } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BackInStockQueue } from './back-in-stock/BackInStockQueue.tsx';
import { EventEditor } from './events/editor/EventEditor.tsx';
import { PageHead } from './frame/PageHead.tsx';
import { CheckInScreen } from './guests/CheckInScreen.tsx';
import { CheckInVerdictBlock } from './guests/CheckInVerdictBlock.tsx';
import type { UsedCheckIn } from './guests/use-check-in.ts';
import { ProductEditor } from './products/editor/ProductEditor.tsx';

// Everything is loading, as on a server.
const client = createClient({
  clientId: 'fenn-house',
  provider: { apiBaseUrl: 'https://api.example' },
  fetch: () => new Promise(() => {}),
});
const storefront = createStorefront({ client });

const routes = {
  adminOrder: (eventId: string, orderNumber: string) => `/orders/${eventId}/${orderNumber}`,
  adminEvents: '/events',
  adminProducts: '/products',
};

const render = (page: ReactNode) =>
  renderToString(
    <StorefrontProvider storefront={storefront}>
      <UiProvider locale="en-GB" routes={routes}>
        {page}
      </UiProvider>
    </StorefrontProvider>,
  );

/** The levels of all headings, in page order. */
const getLevels = (html: string) =>
  Array.from(html.matchAll(/<h([1-6])[ >]/g), ([, level]) => Number(level));

describe('heading levels follow `level`', () => {
  test('of the queue', () => {
    const queue = createBackInStockQueue();
    expect(getLevels(render(<BackInStockQueue queue={queue} />))).toEqual([1, 2]);
    expect(getLevels(render(<BackInStockQueue queue={queue} level={3} />))).toEqual([3, 4]);
  });

  test('of the check-in screen', () => {
    expect(getLevels(render(<CheckInScreen eventId="concert" />))).toEqual([1, 2]);
    expect(getLevels(render(<CheckInScreen eventId="concert" level={3} />))).toEqual([3, 4]);
  });

  test('of the result of a scan', () => {
    const verdicts: CheckInVerdict[] = [
      { kind: 'unknown', code: 'X' },
      { kind: 'other-event', eventId: 'other' },
    ];
    for (const verdict of verdicts) {
      const block = (
        <CheckInVerdictBlock
          {...{ verdict, level: 4 }}
          check={{} as UsedCheckIn}
          onCheckIn={() => {}}
          onUndo={() => {}}
        />
      );
      expect(getLevels(render(block))).toEqual([4]);
    }
  });
});

describe('attributes reach the element', () => {
  const attributes = {
    id: 'editor',
    'aria-label': 'Editor',
    'data-test': 'yes',
    style: { order: 2 },
    className: 'own',
  };
  const expectAttributes = (html: string) => {
    const [tag = ''] = /<article[^>]*>/.exec(html) ?? [];
    expect(tag).toContain('id="editor"');
    expect(tag).toContain('aria-label="Editor"');
    expect(tag).toContain('data-test="yes"');
    expect(tag).toContain('style="order:2"');
    expect(tag).toMatch(/class="[^"]* own"/);
    expect(tag).toContain('data-vt-density="compact"');
  };

  test('of the event editor, and its own props do not', () => {
    const html = render(
      <EventEditor {...attributes} eventId="none" manageTicketsHref="/tickets" timeZone="UTC" />,
    );
    expectAttributes(html);
    expect(html).not.toMatch(/<article[^>]*(tickets|UTC)/i);
  });

  test('of the product editor, and its own props do not', () => {
    const html = render(
      <ProductEditor {...attributes} productId="none" variantsHref="/variants" />,
    );
    expectAttributes(html);
    expect(html).not.toMatch(/<article[^>]*variants/i);
  });
});

test('a page head shows a position without a parent', () => {
  const html = render(<PageHead title="Night choir" position="3 of 12" />);
  expect(html).toContain('3 of 12');
  expect(html).not.toContain('<svg');
  const below = render(
    <PageHead title="Night choir" parent={{ label: 'Events' }} position="3 of 12" />,
  );
  expect(below).toMatch(/Events.*<svg.*3 of 12/s);
});
