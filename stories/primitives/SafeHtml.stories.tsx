import { SafeHtml } from '@vitrine/ui';
import { createSanitizer } from '@vitrine/ui/sanitize';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FROM, hostile } from './hostile.ts';

const page = window as typeof window & { hostileRan?: () => void; controlRan?: () => void };

const opened = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Returns all network requests of this page. */
const getResourceUrls = () => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Adds unsanitized markup as a control: once it has run and loaded, all earlier markup would have
 * as well.
 */
function addControl(container: HTMLElement): void {
  const control = document.createElement('div');
  control.innerHTML = '<img src="/control.png" alt="" hidden onerror="controlRan()">';
  container.append(control);
}

const meta = preview.meta({
  title: 'Primitives/SafeHtml',
  component: SafeHtml,
  parameters: { layout: 'padded' },
  beforeEach() {
    // The page's own modules fill the browser's resource buffer, which then records no more.
    performance.clearResourceTimings();
    performance.setResourceTimingBufferSize(10_000);
  },
});

export const BlocksHostileHtml = meta.story({
  parameters: { requirements: ['I8'] },
  render: () => (
    <>
      <ul id="hostile" aria-label="Hostile">
        {hostile.map((html) => (
          <li key={html}>
            {/* The list makes each of them need the sanitiser. */}
            <SafeHtml html={`<ul><li>Before</li></ul>${html}`} />
          </li>
        ))}
      </ul>
      <p>The page lives.</p>
    </>
  ),
  // A hundred equal lines are not useful in a screenshot.
  decorators: [(Story) => <div style={{ maxBlockSize: 147, overflow: 'hidden' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, step }) => {
    const ran: string[] = [];
    page.hostileRan = () => ran.push('hostile');
    page.controlRan = () => ran.push('control');
    const texts = canvasElement.querySelector('#hostile') as HTMLElement;
    await expect(hostile).toHaveLength(100);
    await waitFor(() => expect(texts.querySelectorAll('li li').length).toBeGreaterThanOrEqual(100));
    addControl(canvasElement);
    await step('What is not made safe does run and load', async () => {
      await waitFor(() => expect(ran).toContain('control'));
      await waitFor(() =>
        expect(getResourceUrls().some((name) => name.endsWith('/control.png'))).toBe(true),
      );
    });
    await expect(ran).not.toContain('hostile');
    await expect(getResourceUrls().filter((name) => name.startsWith(FROM))).toEqual([]);
    const nodes = [...texts.querySelectorAll('*')];
    const handlers = nodes.flatMap((node) =>
      node.getAttributeNames().filter((name) => /^on|^style$|src/.test(name)),
    );
    await expect(handlers).toEqual([]);
    const links = [...texts.querySelectorAll('a')].filter((link) => link.hasAttribute('href'));
    await expect(links.filter(({ protocol }) => !opened.has(protocol))).toEqual([]);
    await expect(canvas.getByText('The page lives.')).toBeInTheDocument();
  },
});

const care = `
  <h1>Care</h1>
  <p>Trim the wick to <strong>5 mm</strong> before each burn, and let the first one reach the edge.
  More in the <a href="https://candles.example/care" target="_blank" onclick="x()">long guide</a>.</p>
  <ul><li>Never for more than four hours</li><li>Away from draughts</li></ul>
  <h2>Sizes</h2>
  <table><thead><tr><th>Size</th><th>Burns for</th></tr></thead>
  <tbody><tr><td>Small</td><td>20 hours</td></tr><tr><td>Large</td><td>60 hours</td></tr></tbody></table>
  <blockquote>Poured by hand, in one piece.</blockquote>
  <p><img src="/pictures/none.jpg" alt="Not from here"></p>`;

export const KeepsSemanticElements = meta.story({
  args: { html: care, level: 2 },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Care', level: 2 }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Sizes', level: 3 })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const link = canvas.getByRole('link', { name: 'long guide' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).not.toHaveAttribute('target');
    await expect(canvasElement.querySelector('img')).toBeNull();
    // A text that begins with a lower heading gets the same level.
    await expect(createSanitizer(window)('<h3>Care</h3><h5>Sizes</h5><h4>Wick</h4>')).toBe(
      '<h3 aria-level="3">Care</h3><h5 aria-level="5">Sizes</h5><h4 aria-level="4">Wick</h4>',
    );
    await expect(createSanitizer(window)('<h2>Care</h2><h3>Sizes</h3>', { level: 4 })).toBe(
      '<h2 aria-level="4">Care</h2><h3 aria-level="5">Sizes</h3>',
    );
  },
});

/** Lists and quotations are indented from the right. */
export const RightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  args: {
    level: 2,
    html: `
      <h1>نگهداری</h1>
      <p>پیش از هر بار روشن کردن، فتیله را به <strong>۵ میلی‌متر</strong> کوتاه کنید.</p>
      <ul><li>هرگز بیش از چهار ساعت</li><li>دور از جریان هوا</li></ul>
      <blockquote>با دست و یک‌تکه ریخته شده است.</blockquote>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const heading = await canvas.findByRole('heading', { name: 'نگهداری' });
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    const quotation = canvasElement.querySelector('blockquote');
    await expect(right(quotation)).toBeLessThanOrEqual(right(heading));
    const { paddingRight, paddingLeft } = getComputedStyle(quotation as Element);
    await expect(paddingRight).not.toBe('0px');
    await expect(paddingLeft).toBe('0px');
  },
});

const own = (address: URL) => address.origin === location.origin;

export const AllowsOnlyPermittedImages = meta.story({
  args: {
    allowImage: own,
    html: `<p>Ours <img src="${location.origin}/pictures/bookends.jpg" alt="Bookends of dark stone" width="320" height="240"></p>
      <p>Theirs <img src="${FROM}/theirs.png" alt="Somebody else’s picture"></p>`,
  },
  play: async ({ canvas }) => {
    const ours = await canvas.findByRole('img', { name: 'Bookends of dark stone' });
    await waitFor(() => expect((ours as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
    await expect(ours).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(canvas.queryByRole('img', { name: 'Somebody else’s picture' })).toBeNull();
    await expect(getResourceUrls().filter((name) => name.startsWith(`${FROM}/theirs`))).toEqual([]);
  },
});
