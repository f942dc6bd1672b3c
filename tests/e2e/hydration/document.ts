import { pageDocument } from '../page-document.ts';

const asScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Returns a page as sent by a server. It is hydrated once its fonts and images are loaded, so that
 * later layout shifts are its own.
 */
export const getDocument = (markup: string, sent: unknown, styles: readonly string[]) =>
  pageDocument(
    styles,
    `<div id="root">${markup}</div>
<script>
window.__sent = ${asScriptText(sent)};
window.__faults = [];
window.__shifts = [];
window.__markup = { sent: document.getElementById('root').innerHTML };
window.__loaded = new Promise((resolve) => addEventListener('load', resolve));
</script>
<script type="module">
await window.__loaded;
await document.fonts.ready;
for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries()) {
    for (const { node, previousRect, currentRect } of sources) {
      const [from, to] = [previousRect, currentRect].map(({ x, y }) => x + ', ' + y);
      window.__shifts.push((node?.className ?? node?.textContent) + ': ' + from + ' to ' + to);
    }
  }
}).observe({ type: 'layout-shift' });
await import('/page.js');
</script>`,
  );

declare global {
  interface Window {
    /** Things that moved by themselves, and from where to where. */
    __shifts: string[];
  }
}
