import { themeNames } from '../../packages/theme/src/tokens/color.ts';
import { baseValues, densityValues, themeValues } from '../../packages/theme/src/values.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}

/** Values of a custom property by theme, by density, or for `all`. */
export type Tokens = Record<string, Record<string, string>>;

/** The leaves of a tree of values by their custom properties' names. */
function flatten(tree: Tree, references: Tree): [property: string, value: string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const reference = references[name] as string & Tree;
    return typeof value === 'string'
      ? [[reference.slice('var('.length, -1), value] as [string, string]]
      : flatten(value, reference);
  });
}

/** Returns the value of each variable: one for all, or one per theme or density. */
export async function readTokens(): Promise<Tokens> {
  const { vars } = await import('../../packages/theme/src/contract.css.ts');
  const variables: Tokens = {};
  const add = (choice: string, tree: Tree) => {
    for (const [name, value] of flatten(tree, vars)) {
      variables[name] = { ...variables[name], [choice]: value };
    }
  };
  const themed = themeValues('light');
  const dense = densityValues('regular');
  const others = Object.entries(baseValues).filter(
    ([group]) => !(group in themed || group in dense),
  );
  for (const theme of themeNames) add(theme, themeValues(theme));
  for (const density of ['regular', 'compact'] as const) add(density, densityValues(density));
  add('all', Object.fromEntries(others));
  return variables;
}
