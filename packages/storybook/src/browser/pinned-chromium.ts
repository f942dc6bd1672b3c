import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

// The reasons: docs/decisions/0007-use-sparticuz-chromium-with-its-own-fonts-as-the-test-browser.md

const packageRoot = join(
  dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
  '..',
);

/** The project: the directory of the first `node_modules`, with npm and with pnpm. */
const root = packageRoot.slice(0, packageRoot.indexOf(join(sep, 'node_modules', sep)));

/** Whether this machine can run the Chromium of the install. */
export const canRunPinned = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the Chromium of the install, once, to `node_modules/.cache`.
 *
 * @returns its path and its environment: its own NSS libraries and its own fonts configuration, so
 * that screenshots do not depend on the machine.
 */
export async function unpackChromium() {
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
  const home = join(root, 'node_modules/.cache/vitrine-chromium', version);
  if (!existsSync(home)) await unpack(home);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

/**
 * Unpacks next to the target and renames it, so that an interrupted run leaves nothing incomplete.
 */
async function unpack(home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true });
  const draft = await mkdtemp(`${home}-`);
  const tmpdir = process.env.TMPDIR;
  try {
    // The package's unpacker writes to the directory for temporary files, and to no other.
    process.env.TMPDIR = draft;
    const { inflate } = await import('@sparticuz/chromium');
    const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
    await Promise.all(archives.map((archive) => inflate(join(packageRoot, 'bin', archive))));
  } finally {
    if (tmpdir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = tmpdir;
  }
  await writeFile(join(draft, 'fonts.conf'), fontsConfiguration(home));
  await rename(draft, home).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  });
}

/** Only the browser's own fonts, independent of the machine. */
const fontsConfiguration = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;
