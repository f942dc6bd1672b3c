/**
 * Reports whether an element has been scrolled out of the window at its top, now and with each change.
 *
 * @returns a function that stops it.
 */
export function observeAboveWindow(
  element: Element,
  onChange: (isAbove: boolean) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    if (entry) onChange(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
