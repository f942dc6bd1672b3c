import { parseAst } from 'vite';

/**
 * Marks the initializers of a module's constants as pure, which corresponds to the package's
 * `sideEffects: false`. A bundler can then remove each unused constant; otherwise it keeps those
 * with a call or a spread, because either may run code.
 */
export function markConstantsPure(code: string): string {
  let marked = '';
  let end = 0;
  for (const { start, end: stop } of initialisers(code)) {
    marked += `${code.slice(end, start)}/* @__PURE__ */ (() => (${code.slice(start, stop)}))()`;
    end = stop;
  }
  return marked + code.slice(end);
}

interface Span {
  start: number;
  end: number;
}

function initialisers(code: string): Span[] {
  return parseAst(code)
    .body.flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .flatMap(({ init }) => (init && mayRunCode(init) ? [init] : []));
}

const running = new Set(['CallExpression', 'NewExpression', 'SpreadElement']);
const waiting = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'ClassExpression']);

/** Whether evaluating a value may run code: it contains a call or a spread outside of functions. */
function mayRunCode(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(mayRunCode);
  if (typeof node !== 'object' || node === null) return false;
  const { type } = node as { type?: string };
  if (type !== undefined && waiting.has(type)) return false;
  return (type !== undefined && running.has(type)) || Object.values(node).some(mayRunCode);
}
