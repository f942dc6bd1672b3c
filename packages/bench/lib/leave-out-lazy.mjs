/**
 * An esbuild plugin that excludes lazy imports from a page. Without it, esbuild keeps shared code
 * of lazy components in the page, unlike other bundlers.
 */
export const leaveOutWhatIsLazy = {
  name: 'leave out what is lazy',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
