/** A story's `beforeEach` that opens the demo shop at an address, and leaves none behind. */
export const at = (hash: string) => () => {
  window.location.hash = hash;
  return () => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  };
};
