/**
 * Whether a key belongs to the browser or the system, such as Alt with an arrow, which goes back: a
 * part leaves these alone.
 */
export const isShortcut = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey;
