/**
 * Reports how an element is in the window, now and with each change. On a busy page several entries
 * wait, and only the last one is current.
 *
 * @returns a function that stops it.
 */
export function observeIntersection(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    if (entry) onChange(entry);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Reports whether an element has been scrolled out of the window at its top, now and with each change.
 *
 * @returns a function that stops it.
 */
export function observeAboveWindow(
  element: Element,
  onChange: (isAbove: boolean) => void,
): () => void {
  return observeIntersection(element, ({ isIntersecting, boundingClientRect }) =>
    onChange(!isIntersecting && boundingClientRect.bottom <= 0),
  );
}
