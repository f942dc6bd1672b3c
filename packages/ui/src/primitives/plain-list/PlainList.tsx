import type { ComponentProps } from 'react';

/**
 * A list without markers. Its explicit role is for Safari, which otherwise does not treat it as a
 * list.
 */
export function PlainList(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: see above.
  return <ul role="list" {...props} />;
}
