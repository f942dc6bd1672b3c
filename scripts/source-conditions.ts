const condition = 'vitrine-source';

/**
 * Vite settings under which the packages of the workspace resolve to their sources, so that nothing
 * has to be built: in the page, and in Node, where the styles are compiled too.
 */
export const fromSources = {
  resolve: { conditions: [condition, 'module', 'browser', 'development|production'] },
  environments: {
    ssr: { resolve: { conditions: [condition, 'module', 'node', 'development|production'] } },
  },
};
