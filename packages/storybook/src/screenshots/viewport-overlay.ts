/**
 * Adds an element with the size of the window and returns it: below it, a long page under a layer is
 * not painted.
 */
export function createViewportOverlay(): HTMLElement {
  const pane = document.createElement('div');
  pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none;';
  document.body.append(pane);
  return pane;
}
