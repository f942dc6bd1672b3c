/**
 * Whether a key combination belongs to the browser or the system, such as Alt with an arrow key,
 * which navigates back. Components ignore these.
 */
export const isShortcut = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey;
