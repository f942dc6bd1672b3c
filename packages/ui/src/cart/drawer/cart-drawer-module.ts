type Code = Pick<typeof import('./CartDrawerPanel.tsx'), 'CartDrawerPanel'>;

let loaded: Code | undefined;

/** What has come once is there for every drawer of the page: none waits for it again. */
export const setLoadedCartDrawer = (code: Code): void => {
  loaded = code;
};

export const getLoadedCartDrawer = (): Code | undefined => loaded;
