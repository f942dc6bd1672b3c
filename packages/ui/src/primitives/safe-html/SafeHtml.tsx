import { useMemo } from 'react';
import { classes } from '../../lib/classes.ts';
import { hasMarkup } from './html-text.ts';
import { SanitizedMarkup } from './Markup.tsx';
import * as css from './SafeHtml.css.ts';
import type { SanitizeOptions } from './sanitize.ts';
import { TextBlocks, type TextBlocksProps } from './TextBlocks.tsx';
import { useSanitize } from './use-sanitize.ts';

export interface SafeHtmlProps extends TextBlocksProps, SanitizeOptions {}

/**
 * HTML that somebody else wrote. Nothing of it runs, and no picture loads from where `allowImage`
 * does not allow. Paragraphs and terms are text at once; lists, links and other markup become so
 * when the sanitiser is there, which loads then, or comes with `UiProvider`.
 *
 * Keep `allowImage` the same function from one drawing to the next, or all is sanitised again.
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
