import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const packages = ['client', 'atoms', 'theme', 'ui'];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Fonts, and the style sheets of single components, whose styles are in that of the package, too. */
const isLeftOut = (file) => file === 'fonts.css' || /[/\\].*\.css$/.test(file);

/**
 * Measures the bytes of each package's JavaScript and CSS as they are published, and gzipped.
 */
export async function measureBytes({ root }) {
  const rows = [];
  for (const name of packages) {
    const folder = join(root, 'packages', name, 'dist');
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /\.(js|css)$/.test(file),
    );
    for (const kind of ['js', 'css']) {
      const contents = await Promise.all(
        files
          .filter((file) => file.endsWith(`.${kind}`) && !isLeftOut(file))
          .map((file) => readFile(join(folder, file))),
      );
      if (contents.length === 0) continue;
      const gzipped = contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
      const plain = contents.reduce((sum, content) => sum + content.length, 0);
      rows.push({
        what: `\`@vitrine/${name}\`, all of its ${kind === 'js' ? 'JavaScript' : 'CSS'}, gzip (plain)`,
        figure: `${kilobytes(gzipped)} (${kilobytes(plain)})`,
      });
    }
  }
  return rows;
}
