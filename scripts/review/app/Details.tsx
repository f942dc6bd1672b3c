import type { ReactNode } from 'react';
import { compareLines } from '../compare-lines.ts';
import type { DiffLine, Entry, Report } from '../report.ts';
import * as css from './App.css.ts';
import { findChangedNames } from './find-changed-names.ts';

const isStyleSheet = (path: string) => /\.css(\.ts)?$/.test(path);

/** The CSS properties that a change of a style sheet sets, removes or changes. */
const findProperties = (lines: readonly DiffLine[]): string[] =>
  findChangedNames(lines).filter((name) => CSS.supports(name, 'initial'));

const getFileName = (path: string) => path.split('/').at(-1) ?? path;

/** The likely cause in a few words: the tokens that the screenshot shows, or the two nearest files. */
export function findCause({ tokens, changedFiles }: Entry, { diffs }: Report): string {
  if (tokens.length > 0) return shorten(tokens.map(({ name }) => name));
  const causes = changedFiles.slice(0, 2).map((path) => {
    const names = isStyleSheet(path) ? findProperties(diffs[path]?.lines ?? []) : [];
    const file = getFileName(path);
    return names.length > 0 ? `${shorten(names)} in ${file}` : file;
  });
  return causes.join('; ');
}

const shorten = (names: readonly string[]) =>
  [...names.slice(0, 3), ...(names.length > 3 ? [`${names.length - 3} more`] : [])].join(', ');

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3 className={css.sectionTitle}>{title}</h3>
      {children}
    </section>
  );
}

function Diff({ lines }: { lines: readonly DiffLine[] }) {
  return (
    // A long comparison scrolls.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it.
    <pre className={css.code} tabIndex={0}>
      {lines.map(({ text, sign }, index) => (
        <span key={index} className={css.line} data-sign={sign}>
          {sign} {text}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

/** A changed file: what changed in it, and the CSS properties of a style sheet. */
function ChangedFile({ path, report, isOpen }: { path: string; report: Report; isOpen: boolean }) {
  const change = report.diffs[path];
  if (!change) return <code>{path}</code>;
  const properties = isStyleSheet(path) ? findProperties(change.lines) : [];
  return (
    <details open={isOpen}>
      <summary className={css.summary}>
        <code>{path}</code>
      </summary>
      {properties.length > 0 && (
        <p>
          CSS properties:{' '}
          {properties.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
        </p>
      )}
      <Diff lines={change.lines} />
      {change.omitted > 0 && <p>{change.omitted} more lines</p>}
    </details>
  );
}

/** Why an entry differs, as far as the report knows, and what differs besides the pixels. */
export function Details({ entry, report }: { entry: Entry; report: Report }) {
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
        <Section title="Tokens whose new color the screenshot shows">
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
          <Diff lines={compareLines(tree.before, tree.after)} />
        </Section>
      )}
      {changedFiles.length > 0 && (
        <Section title="Changed files that this story imports, nearest first">
          {changedFiles.slice(0, 12).map((path, index) => (
            <ChangedFile key={path} path={path} report={report} isOpen={index < 2} />
          ))}
          {changedFiles.length > 12 && <p>{changedFiles.length - 12} more</p>}
        </Section>
      )}
    </div>
  );
}
