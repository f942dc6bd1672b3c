/**
 * An esbuild plugin that leaves out of a page what it imports when it is used. By itself esbuild keeps
 * what such a part shares a package with in the page, where other bundlers do not.
 */
export const leaveOutWhatIsLazy = {
  name: 'leave out what is lazy',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
