import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { fromSources } from '../source-conditions.ts';
import type { Report } from './report.ts';

/** Writes the data of a report: for its page, which a browser may open without a server, and for scripts. */
export async function writeReport(report: Report, folder: string): Promise<void> {
  const json = JSON.stringify(report, null, 2);
  await replaceFile(join(folder, 'report.json'), json);
  await replaceFile(join(folder, 'report.js'), `window.report = ${json};\n`);
}

/** Writes a file that a browser may read at the same time: it finds the old content or the new one. */
async function replaceFile(path: string, content: string): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Visual review</title>
    <link rel="stylesheet" href="app/style.css" />
    <script src="report.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <script src="app/app.js"></script>
  </body>
</html>
`;

/** Builds the page of the report. Its scripts are no modules, which browsers load only from a server. */
export async function buildPage(folder: string): Promise<void> {
  await build({
    ...fromSources,
    configFile: false,
    root: join(import.meta.dirname, 'app'),
    logLevel: 'error',
    publicDir: false,
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The run of the stories has set NODE_ENV to `test`.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: join(folder, 'app'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      lib: {
        entry: join(import.meta.dirname, 'app/main.tsx'),
        formats: ['iife'],
        name: 'review',
        fileName: () => 'app.js',
        cssFileName: 'style',
      },
    },
  });
  await writeFile(join(folder, 'index.html'), html);
}
