import { useEffect, useMemo, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { hasMarkup } from './html-text.ts';
import * as css from './SafeHtml.css.ts';
import { SanitizedMarkup } from './SanitizedMarkup.tsx';
import type { Sanitize, SanitizeOptions } from './sanitize.ts';
import { TextBlocks, type TextBlocksProps } from './TextBlocks.tsx';

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
function useSanitize(wanted: boolean): Sanitize | undefined {
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

export interface SafeHtmlProps extends TextBlocksProps, SanitizeOptions {}

/**
 * HTML that someone else wrote. Nothing of it runs, and no picture loads from where `allowImage`
 * does not allow. Paragraphs and terms are text at once; lists, links and other markup become so
 * when the sanitizer is there, which loads then, or comes with `UiProvider`.
 *
 * Keep `allowImage` the same function from one drawing to the next, or all is sanitized again.
 */
export function SafeHtml({ html, className, allowImage, level }: SafeHtmlProps) {
  const wanted = hasMarkup(html);
  const sanitize = useSanitize(wanted);
  const markup = useMemo(
    () => (wanted && html ? sanitize?.(html, { allowImage, level }) : undefined),
    [sanitize, wanted, html, allowImage, level],
  );
  if (markup === undefined) return <TextBlocks html={html} className={className} />;
  return <SanitizedMarkup markup={markup} className={classes(css.prose, className)} />;
}
