import { themeNames } from '../../packages/theme/src/tokens/color.ts';
import { baseValues, densityValues, themeValues } from '../../packages/theme/src/values.ts';

/** The leaves of a tree of values by their custom properties' names. */
function flatten(tree, references) {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[references[name].slice('var('.length, -1), value]]
      : flatten(value, references[name]),
  );
}

/** Returns the value of each variable: one for all, or one per theme or density. */
export async function readTokens() {
  const { vars } = await import('../../packages/theme/src/contract.css.ts');
  const variables = {};
  const add = (choice, tree) => {
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
  for (const density of ['regular', 'compact']) add(density, densityValues(density));
  add('all', Object.fromEntries(others));
  return variables;
}
