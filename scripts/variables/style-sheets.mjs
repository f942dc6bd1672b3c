import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setAdapter } from '@vanilla-extract/css/adapter';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The variables that each class, and each complete style sheet, reads. */
const ofClass = new Map();
const ofSheet = new Map();

const variablesIn = (text) =>
  Array.from(text.matchAll(/var\((--vt-[a-z0-9-]+)/g), ([, name]) => name);

function note(map, key, names) {
  map.set(key, new Set([...(map.get(key) ?? []), ...names]));
}

setAdapter({
  appendCss(css, { filePath }) {
    const names = variablesIn(JSON.stringify(css));
    note(ofSheet, filePath, names);
    if (css.type === 'local') note(ofClass, css.selector, names);
  },
  registerClassName() {},
  // A composed class reads the variables of its classes, from any file.
  registerComposition({ identifier, classList }, { filePath }) {
    const names = classList.split(' ').flatMap((name) => [...(ofClass.get(name) ?? [])]);
    note(ofClass, identifier, names);
    note(ofSheet, filePath, names);
  },
  markCompositionUsed() {},
  onEndFileScope() {},
  getIdentOption: () => 'debug',
});

// Marks style sheets with their file, as the bundlers' plugin does.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('.css.ts')) return loaded;
    const path = JSON.stringify(relative(root, fileURLToPath(url)));
    const begin = `import * as vtScope from '@vanilla-extract/css/fileScope'; vtScope.setFileScope(${path});`;
    return { ...loaded, source: `${begin}${loaded.source}\nvtScope.endFileScope();` };
  },
});

/** The variables that an import of a style sheet brings: of all of it, or of the classes named. */
export async function getVariables(path, names) {
  const sheet = await import(new URL(`../../${path}`, import.meta.url));
  const classes = names?.map((name) => sheet[name]);
  if (!classes?.every((value) => typeof value === 'string')) return ofSheet.get(path) ?? new Set();
  return new Set(
    classes.flatMap((list) => list.split(' ')).flatMap((name) => [...(ofClass.get(name) ?? [])]),
  );
}
