import { useEffect, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import type { Sanitize } from './sanitize.ts';

let loaded: Sanitize | undefined;

async function load(): Promise<Sanitize> {
  const { createSanitizer } = await import('./sanitize.ts');
  loaded ??= createSanitizer(window);
  return loaded;
}

/**
 * What makes markup safe: the host's own, or one that loads after the first `wanted` text is shown.
 * `undefined` on a server without one, until it is there, and where it could not be loaded.
 */
export function useSanitize(wanted: boolean): Sanitize | undefined {
  const { sanitize: given } = useUi();
  // Never the loaded one at first: a server had none, and hydration would not match.
  const [own, setOwn] = useState<Sanitize>();
  useEffect(() => {
    if (!wanted || given) return undefined;
    let isHere = true;
    const use = (sanitize: Sanitize) => isHere && setOwn(() => sanitize);
    // Without it the words stay what they are: text.
    load().then(use, () => {});
    return () => {
      isHere = false;
    };
  }, [wanted, given]);
  return given ?? own;
}
