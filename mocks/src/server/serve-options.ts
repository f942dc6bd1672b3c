import { parseArgs } from 'node:util';
import { isWebUrl } from '../platform/requests/web-url.ts';

/** A wrong option of the command. Its message says what to do. */
export class OptionError extends TypeError {
  override name = 'OptionError';
}

/** Options of `serve`, as read from the command line and the environment. */
export interface ServeOptions {
  port: number;
  identityPort: number;
  /** Path of a JSON file of one's own products, collections and events. */
  data?: string;
  /** Where webhooks are posted. */
  webhooks?: string;
  /** Whether `POST /control` of the identity provider sets scenarios. */
  control: boolean;
}

/** The shops that the package contains. */
const SEEDS = ['fenn-house'];

export const USAGE = `Usage: vitrine-mocks serve [options]

  --seed <name>           shop to serve: ${SEEDS.join(', ')} (default: ${SEEDS[0]})
  --data <file>           JSON file of your own products, collections and events, instead of --seed
  --port <number>         port of the platform (default: 4010, or PORT)
  --identity-port <number>  port of the identity provider (default: the next port, or IDENTITY_PORT)
  --webhooks <url>        URL that webhooks are posted to
  --control               let tests in another process control logins (POST /control)
  --help                  print this text`;

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new OptionError(`${name} is "${value}". Set it to a number from 1 to 65535.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: { type: 'string' },
        data: { type: 'string' },
        port: { type: 'string' },
        'identity-port': { type: 'string' },
        webhooks: { type: 'string' },
        control: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const [message] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new OptionError(`${message}. Use --help to see all options.`);
  }
}

/**
 * Reads the options of the command line. `PORT` and `IDENTITY_PORT` of the environment are used
 * where the option is missing.
 *
 * @returns `'help'` if the usage was requested.
 * @throws OptionError with what to do instead.
 */
export function readServeOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): ServeOptions | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [command, ...others] = positionals;
  if (command !== 'serve' || others.length > 0) {
    const given =
      positionals.length > 0 ? `"${positionals.join(' ')}" is no command` : 'No command';
    throw new OptionError(`${given}. Use "serve", for example: vitrine-mocks serve --port 4010.`);
  }
  const { seed, data, webhooks, control } = values;
  if (seed !== undefined && data !== undefined) {
    throw new OptionError('--seed and --data exclude each other. Use one of them.');
  }
  if (seed !== undefined && !SEEDS.includes(seed)) {
    throw new OptionError(
      `There is no seed "${seed}". Use ${SEEDS.join(' or ')}, or your own products with --data.`,
    );
  }
  if (webhooks !== undefined && !isWebUrl(webhooks)) {
    throw new OptionError(
      `--webhooks is "${webhooks}". Set it to a URL such as http://127.0.0.1:3000/webhooks.`,
    );
  }
  const getPort = (option: 'port' | 'identity-port', variable: string, preset: number) => {
    if (values[option] !== undefined) return readPort(`--${option}`, values[option]);
    const fromEnv = env[variable];
    return fromEnv === undefined ? preset : readPort(variable, fromEnv);
  };
  const port = getPort('port', 'PORT', 4010);
  const identityPort = getPort('identity-port', 'IDENTITY_PORT', port + 1);
  if (port === identityPort) {
    throw new OptionError(`--port and --identity-port are both ${port}. Use two ports.`);
  }
  return {
    port,
    identityPort,
    control,
    ...(data !== undefined && { data }),
    ...(webhooks !== undefined && { webhooks }),
  };
}
