import {
  isJsxAttribute,
  isJsxExpression,
  isPropertyAssignment,
  isStringLiteral,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { Checker, Type } from 'typescript/unstable/sync';

/** The values of `data-state` that Radix sets, by the entry of a primitive. */
const radixStates: Readonly<Record<string, readonly string[]>> = {
  accordion: ['open', 'closed'],
  checkbox: ['checked', 'unchecked', 'indeterminate'],
  dialog: ['open', 'closed'],
  'dropdown-menu': ['open', 'closed'],
  popover: ['open', 'closed'],
  progress: ['loading', 'complete', 'indeterminate'],
  'radio-group': ['checked', 'unchecked'],
  select: ['open', 'closed', 'checked', 'unchecked'],
  switch: ['checked', 'unchecked'],
  tabs: ['active', 'inactive'],
  tooltip: ['closed', 'delayed-open', 'instant-open'],
};

/** The strings that a type allows. */
function getStrings(type: Type | undefined): string[] {
  if (type?.isUnionType()) return type.getTypes().flatMap(getStrings);
  return type?.isStringLiteralType() ? [type.value] : [];
}

/** The values of each data attribute. One that is only present, or has any text, has none. */
export type DataAttributes = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the data attributes that sources set, with the values that their types allow: attributes in
 * JSX, properties with such a name, and the states of the Radix primitives that a source imports.
 */
export function readAttributes(checker: Checker, files: readonly SourceFile[]): DataAttributes {
  const attributes: Record<string, readonly string[]> = {};
  const add = (name: string, values: readonly string[]) => {
    if (!name.startsWith('data-')) return;
    attributes[name] = [...new Set([...(attributes[name] ?? []), ...values])];
  };
  const visit = (node: Node) => {
    if (isJsxAttribute(node)) {
      const { initializer: value } = node;
      const name = node.name.getText();
      if (value && isStringLiteral(value)) add(name, [value.text]);
      else if (value && isJsxExpression(value) && value.expression)
        add(name, getStrings(checker.getTypeAtLocation(value.expression)));
      else add(name, []);
    } else if (isPropertyAssignment(node) && isStringLiteral(node.name)) {
      add(node.name.text, getStrings(checker.getTypeAtLocation(node.initializer)));
    }
    node.forEachChild(visit);
  };
  for (const file of files) {
    visit(file);
    for (const [, primitive = ''] of file.text.matchAll(/from 'radix-ui\/([\w-]+)'/g)) {
      const states = radixStates[primitive];
      if (states) add('data-state', states);
    }
  }
  return attributes;
}
