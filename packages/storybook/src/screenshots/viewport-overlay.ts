/**
 * Adds an element with the size of the window and returns it: below it, a long page under a layer is
 * not painted.
 */
export function createViewportOverlay(): HTMLElement {
  const pane = document.createElement('div');
  // By its position it would not be found when an element before it disappears.
  pane.id = 'viewport-overlay';
  pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none;';
  document.body.append(pane);
  return pane;
}
