import { classes } from '../../utils/classes.ts';
import { stack } from '../../utils/styles/stack.css.ts';
import { getTextBlocks } from './html-text.ts';
import * as css from './TextBlocks.css.ts';

export interface TextBlocksProps {
  /** A description as the platform has it, in HTML. */
  html: string | undefined;
  /** Class names of the root element. */
  className?: string;
}

/** A description as plain text: terms with their descriptions, or paragraphs. */
export function TextBlocks({ html, className }: TextBlocksProps) {
  const blocks = getTextBlocks(html);
  if (blocks.length === 0) return null;
  if (blocks.every(({ term }) => term !== undefined)) {
    return (
      <dl className={className}>
        {blocks.map(({ term, text }) => (
          <div key={term} className={css.row}>
            <dt className={css.term}>
              <bdi>{term}</bdi>
            </dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <div className={classes(stack[12], className)}>
      {blocks.map(({ term, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move.
        <p key={index}>
          <bdi>{term === undefined ? text : `${term}: ${text}`}</bdi>
        </p>
      ))}
    </div>
  );
}
