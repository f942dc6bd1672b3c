import type { DiffLine } from '../report.ts';

const toProperty = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The names before a colon in a line of a style sheet, without those of selectors and groups. */
function readNames({ text }: DiffLine): string[] {
  if (/^\s*(\/\/|\/?\*|@)/.test(text)) return [];
  const line = text
    .replace(/(['"])([\w-]+)\1\s*:/g, '$2:')
    .replace(/'[^']*'|"[^"]*"|`[^`]*`|\([^()]*\)/g, '""');
  return Array.from(
    line.matchAll(/(--[\w-]+|[a-zA-Z-]+)\s*:(?![:\w])(?!\s*(?:\{|$))/g),
    ([, name = '']) => toProperty(name),
  );
}

/**
 * The names that changed lines of a style sheet give a value, written as in CSS. Some are no property,
 * such as the name of a variant.
 */
export function findChangedNames(lines: readonly DiffLine[]): string[] {
  const changed = lines.filter(({ sign }) => sign === '+' || sign === '−');
  return [...new Set(changed.flatMap(readNames))];
}
