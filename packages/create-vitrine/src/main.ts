#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  createProject,
  NodeVersionError,
  type Template,
  templates,
  UsageError,
} from './create-project.ts';

const usage = `Usage: npm create vitrine@latest <directory> -- [options]

  --template ${templates.join('|')}   a shop, or the app of its owner; default ${templates[0]}
  --no-install                 only copies the files
  --packages <directory>       installs the Vitrine packages from tarballs instead of the registry
  --help`;

function readCommand() {
  const { values, positionals } = parse();
  const template = values.template as Template;
  if (!templates.includes(template)) {
    throw new UsageError(
      `There is no template "${template}". Choose one of: ${templates.join(', ')}.`,
    );
  }
  const [directory, ...rest] = positionals;
  if (!values.help && !directory) throw new UsageError('Name the directory of the new project.');
  if (rest.length > 0)
    throw new UsageError(`Name one directory only, not also ${rest.join(', ')}.`);
  return { ...values, template, directory: directory ?? '' };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        template: { type: 'string', default: templates[0] },
        install: { type: 'boolean', default: true },
        packages: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The package manager that runs this command; npm by default. */
const packageManager = /^(npm|pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '')?.[1];

async function main(): Promise<void> {
  const { help, directory, template, install, packages } = readCommand();
  if (help) {
    console.log(usage);
    return;
  }
  const manifest = new URL('../package.json', import.meta.url);
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const project = await createProject({
    directory,
    template,
    templatesDirectory: fileURLToPath(new URL('../templates', import.meta.url)),
    version,
    packagesDirectory: packages,
  });
  const manager = packageManager ?? 'npm';
  if (install) {
    console.log(`Installing the packages with ${manager} …`);
    const { status } = spawnSync(manager, ['install'], {
      cwd: project,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      throw new UsageError(`The install failed. Run it again in ${directory}: ${manager} install`);
    }
  }
  console.log(
    [
      '',
      `The project is in ${directory}. Start it and its mock platform:`,
      '',
      `  cd ${directory}`,
      ...(install ? [] : [`  ${manager} install`]),
      `  ${manager} run dev`,
      '',
    ].join('\n'),
  );
}

try {
  await main();
} catch (error) {
  if (error instanceof NodeVersionError) {
    console.error(error.message);
    process.exitCode = 1;
  } else if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    throw error;
  }
}
