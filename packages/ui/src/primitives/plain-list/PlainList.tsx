import type { ComponentProps } from 'react';

/** A list without markers, which Safari takes for none unless its role is said. */
export function PlainList(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: see above.
  return <ul role="list" {...props} />;
}
