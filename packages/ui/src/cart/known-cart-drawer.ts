type Code = Pick<typeof import('./CartDrawerInside.tsx'), 'CartDrawerInside'>;

let known: Code | undefined;

/** What has come once is there for every drawer of the page: none waits for it again. */
export const knowCartDrawer = (code: Code): void => {
  known = code;
};

export const knownCartDrawer = (): Code | undefined => known;
