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

/** Data, styles, types and tests have no behavior of their own. */
const excluded =
  /\.(test|test-d|css)\.tsx?$|\.d\.ts$|\/(testing|fixtures|messages)\/|\/(index|exports|styles|tickets|orders|events|primitives)\.ts$/;

/** Whether a source file can have mutants. */
export const hasBehavior = (path) => !excluded.test(path);

/** What a mutation changes: the first lines of the code before and after. */
export function describeChange({ start, end, text }, source) {
  const [from] = source.slice(start, end).split('\n');
  return `${from} → ${text.split('\n')[0]}`;
}

/** Returns pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Takes some of a list at random. */
export function sample(list, count, random) {
  const left = [...list];
  const size = Math.min(count, left.length);
  return Array.from({ length: size }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
}
