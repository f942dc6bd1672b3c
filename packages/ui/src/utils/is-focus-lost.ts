/** Whether no control has the focus, because the one that had it was removed. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}
