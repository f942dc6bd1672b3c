/** Returns a story's `beforeEach` that opens the demo store at a URL, and resets it afterwards. */
export const at = (hash: string) => () => {
  window.location.hash = hash;
  return () => {
    window.history.replaceState(null, '', window.location.href.split('#')[0]);
  };
};
