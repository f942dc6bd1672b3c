import { parseAst, Visitor } from 'vite';

/** Operators and what replaces each. */
const operators = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** A change of one place of a file: `source.slice(start, end)` becomes `text`. */
const change = (name, start, end, text) => ({ name, start, end, text });

const span = ({ start, end }) => [start, end];

/** Returns all mutations of a source file, in the order of its syntax tree. */
export function findMutations(source, file) {
  const found = [];
  const text = (node) => source.slice(...span(node));
  const inParentheses = (node) => `(${text(node)})`;
  const replaceOperator = ({ left, right, operator }) => {
    const other = operators[operator];
    if (!other) return;
    const at = source.indexOf(operator, left.end);
    if (at < 0 || at >= right.start) return;
    found.push(change('operator', at, at + operator.length, other));
  };
  const negate = ({ test }) => found.push(change('condition', ...span(test), `!(${text(test)})`));
  const visitor = new Visitor({
    BinaryExpression: replaceOperator,
    // In parentheses: `??` may not be next to another logical operator.
    LogicalExpression({ left, right, operator, ...node }) {
      const swapped = `(${text(left)}) ${operators[operator]} (${text(right)})`;
      found.push(change('operator', node.start, node.end, `(${swapped})`));
    },
    IfStatement: negate,
    ConditionalExpression: negate,
    UnaryExpression(node) {
      if (node.operator !== '!') return;
      found.push(change('negation', ...span(node), inParentheses(node.argument)));
    },
    Literal(node) {
      if (typeof node.value === 'boolean') {
        found.push(change('boolean', ...span(node), String(!node.value)));
      } else if (typeof node.value === 'number') {
        found.push(change('number', ...span(node), String(node.value + 1)));
      }
    },
    ExpressionStatement({ expression, directive, ...node }) {
      const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (directive || call.type !== 'CallExpression') return;
      found.push(change('call', node.start, node.end, ';'));
    },
    ReturnStatement({ argument }) {
      if (!argument || text(argument) === 'undefined') return;
      found.push(change('return', ...span(argument), 'undefined'));
    },
    // Types have literals and operators too.
    TSLiteralType: ({ literal }) => types.push(literal.start),
  });
  const types = [];
  visitor.visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found.filter(({ start }) => !types.includes(start));
}
