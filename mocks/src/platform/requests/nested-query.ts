import { invalid } from '../errors.ts';
import { isJsonObject, type JsonObject } from './fields.ts';
import { fromJsonText } from './json-text.ts';

/** Maximum nesting depth of query names. */
const DEEPEST = 8;

function fromJson(encoded: string): JsonObject {
  const value = fromJsonText(encoded);
  if (isJsonObject(value)) return value;
  throw invalid({
    field: '.r',
    violatedRule: 'FORMAT',
    description: 'must be a JSON object in base64url',
  });
}

// Without a prototype no name can reach one.
const empty = (): JsonObject => Object.create(null);

function put(root: JsonObject, name: string, values: readonly string[]): void {
  const path = name.split('.', DEEPEST);
  const last = path.pop() ?? '';
  let fields = root;
  for (const key of path) {
    const inner = fields[key];
    const next = isJsonObject(inner) ? inner : empty();
    fields[key] = next;
    fields = next;
  }
  fields[last] = values.length > 1 ? values : values[0];
}

/**
 * Returns the payload of a GET query: JSON in `.r`, or flat names with dots for nested fields,
 * where all values are texts and a repeated name is a list.
 */
export function nestedQuery(query: URLSearchParams): JsonObject {
  const encoded = query.get('.r');
  if (encoded !== null) return fromJson(encoded);
  const root = empty();
  for (const name of new Set(query.keys())) put(root, name, query.getAll(name));
  return root;
}
