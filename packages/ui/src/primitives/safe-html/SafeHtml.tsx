'use client';

import { useEffect, useMemo, useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { hasMarkup } from './html-text.ts';
import * as css from './SafeHtml.css.ts';
import { SanitizedMarkup } from './SanitizedMarkup.tsx';
import type { Sanitize, SanitizeOptions } from './sanitize.ts';
import { TextBlocks, type TextBlocksProps } from './TextBlocks.tsx';

// The reasons: docs/decisions/0061-load-the-html-sanitizer-only-for-markup-that-needs-it.md

let loaded: Sanitize | undefined;

/** Loads the sanitizer of `SafeHtml`, for an editor that writes the HTML which it shows. */
export async function loadSanitizer(): Promise<Sanitize> {
  const { createSanitizer } = await import('./sanitize.ts');
  loaded ??= createSanitizer(window);
  return loaded;
}

/**
 * Returns the sanitizer: the host's own, or one that loads after the first `wanted` text is shown.
 * `undefined` on a server without one, while it loads, and if it could not be loaded.
 */
function useSanitize(isNeeded: boolean): Sanitize | undefined {
  const { sanitize: given } = useUi();
  // Never the loaded one at first: a server had none, and hydration would not match.
  const [own, setOwn] = useState<Sanitize>();
  useEffect(() => {
    if (!isNeeded || given) return undefined;
    let isHere = true;
    const use = (sanitize: Sanitize) => isHere && setOwn(() => sanitize);
    // Without a sanitizer the content stays plain text.
    loadSanitizer().then(use, () => {});
    return () => {
      isHere = false;
    };
  }, [isNeeded, given]);
  return given ?? own;
}

export interface SafeHtmlProps extends TextBlocksProps, SanitizeOptions {}

/**
 * Third-party HTML. Scripts never run, and images load only from URLs that `allowImage` accepts.
 * Paragraphs and terms render immediately as text. Lists, links and other markup render once the
 * sanitizer is available, which is loaded then or comes with `UiProvider`.
 *
 * Pass the same `allowImage` function on every render; otherwise everything is sanitized again.
 */
export function SafeHtml({ html, className, allowImage, level }: SafeHtmlProps) {
  const needsSanitizing = hasMarkup(html);
  const sanitize = useSanitize(needsSanitizing);
  const markup = useMemo(
    () => (needsSanitizing && html ? sanitize?.(html, { allowImage, level }) : undefined),
    [sanitize, needsSanitizing, html, allowImage, level],
  );
  if (markup === undefined) return <TextBlocks html={html} className={className} />;
  return <SanitizedMarkup markup={markup} className={classes(css.prose, className)} />;
}
