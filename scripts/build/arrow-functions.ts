import { parseAst } from 'vite';

type Statement = ReturnType<typeof parseAst>['body'][number];
type Declared = Statement & {
  id: { name: string; end: number };
  async: boolean;
  body: { start: number };
};

/**
 * Rewrites a module's functions as arrow functions, which a host's bundler merges into one
 * declaration and shortens to an expression body where possible. They come first, since function
 * declarations are hoisted: all code of the module can use them. Functions with their own `this` or
 * `arguments`, and generators, stay unchanged.
 */
export function toArrows(code: string): string {
  const { body } = parseAst(code);
  const first = body.find(({ type }) => type !== 'ImportDeclaration')?.start ?? 0;
  let arrows = '';
  let rest = '';
  let end = first;
  for (const { start, end: stop, id, async, body: block } of body.filter(isPlain)) {
    const parameters = code.slice(id.end, block.start).trimEnd();
    const arrow = `${async ? 'async ' : ''}${parameters} => ${code.slice(block.start, stop)}`;
    arrows += `var ${id.name} = ${arrow};\n\n`;
    rest += code.slice(end, start);
    end = stop;
  }
  return code.slice(0, first) + arrows + rest + code.slice(end);
}

function isPlain(statement: Statement): statement is Declared {
  return (
    statement.type === 'FunctionDeclaration' && !statement.generator && !hasItsOwn(statement.body)
  );
}

function hasItsOwn(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasItsOwn);
  if (typeof node !== 'object' || node === null) return false;
  const { type, name } = node as { type?: string; name?: string };
  if (type === 'ThisExpression' || type === 'MetaProperty') return true;
  return (type === 'Identifier' && name === 'arguments') || Object.values(node).some(hasItsOwn);
}
