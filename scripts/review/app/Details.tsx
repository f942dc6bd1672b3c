import { Heading } from '@vitrine/ui';
import { diffLines } from 'diff';
import type { ReactNode } from 'react';
import type { Entry } from '../report.ts';
import * as css from './App.css.ts';

/** Lines around a change that show where it is. */
const CONTEXT = 2;

interface Line {
  text: string;
  sign: '+' | '−' | ' ';
}

/** The lines that differ, with some around them. */
function compareLines(before: string, after: string): Line[] {
  const lines = diffLines(before, after).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): Line => ({ text, sign: added ? '+' : removed ? '−' : ' ' })),
  );
  return lines.filter((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ sign }) => sign !== ' '),
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <Heading level={3} className={css.groupTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Why an entry differs, as far as the report knows, and what differs besides the pixels. */
export function Details({ entry }: { entry: Entry }) {
  const { tokens, changedFiles, tree, violations, error } = entry;
  return (
    <div className={css.details}>
      {error && (
        <Section title="The story failed">
          <pre className={css.code}>{error}</pre>
        </Section>
      )}
      {violations.length > 0 && (
        <Section title="Accessibility rules that the story breaks">
          <ul className={css.lines}>
            {violations.map(({ rule, help, helpUrl, elements }) => (
              <li key={rule}>
                <a href={helpUrl}>{rule}</a>: {help}
                <pre className={css.code}>{elements.join('\n')}</pre>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {tokens.length > 0 && (
        <Section title="Likely cause: tokens whose new color the screenshot shows">
          <ul className={css.lines}>
            {tokens.map(({ name, choice, before, after }) => (
              <li key={`${name} ${choice}`}>
                <code>{name}</code> ({choice})
                <span className={css.swatch} style={{ background: before }} /> {before} →
                <span className={css.swatch} style={{ background: after }} /> {after}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {tree && (
        <Section title="Roles, names and states">
          <pre className={css.code}>
            {compareLines(tree.before, tree.after).map(({ text, sign }, index) => (
              <span key={index} className={css.line} data-sign={sign}>
                {sign} {text}
                {'\n'}
              </span>
            ))}
          </pre>
        </Section>
      )}
      {changedFiles.length > 0 && (
        <Section title="Changed files that this story imports, nearest first">
          <ul className={css.lines}>
            {changedFiles.slice(0, 12).map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
          {changedFiles.length > 12 && <p>{changedFiles.length - 12} more</p>}
        </Section>
      )}
    </div>
  );
}
