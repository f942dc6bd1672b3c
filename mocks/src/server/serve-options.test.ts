import { describe, expect, test } from 'vitest';
import { readServeOptions } from './serve-options.ts';

describe('readServeOptions', () => {
  test('has defaults, and derives the port of the identity provider', () => {
    expect(readServeOptions(['serve'])).toEqual({ port: 4010, identityPort: 4011, control: false });
    expect(readServeOptions(['serve', '--port', '5000'])).toMatchObject({ identityPort: 5001 });
  });

  test('prefers options to the environment', () => {
    const env = { PORT: '6000', IDENTITY_PORT: '6100' };
    expect(readServeOptions(['serve'], env)).toMatchObject({ port: 6000, identityPort: 6100 });
    const args = ['serve', '--port', '7000', '--identity-port', '7100', '--control'];
    expect(readServeOptions(args, env)).toEqual({ port: 7000, identityPort: 7100, control: true });
  });

  test('reads the data file and the URL of webhooks', () => {
    const args = ['serve', '--data', 'shop.json', '--webhooks', 'http://127.0.0.1:3000/hooks'];
    expect(readServeOptions(args)).toMatchObject({
      data: 'shop.json',
      webhooks: 'http://127.0.0.1:3000/hooks',
    });
  });

  test('prints the usage', () => {
    expect(readServeOptions(['--help'])).toBe('help');
  });

  test.each([
    [[], 'No command. Use "serve", for example: vitrine-mocks serve --port 4010.'],
    [['start'], '"start" is no command. Use "serve"'],
    [['serve', '--prot', '4010'], "Unknown option '--prot'. Use --help to see all options."],
    [['serve', '--port'], 'Use --help to see all options.'],
    [['serve', '--port', '0'], '--port is "0". Set it to a number from 1 to 65535.'],
    [['serve', '--identity-port', 'x'], '--identity-port is "x". Set it to a number'],
    [['serve', '--port', '5000', '--identity-port', '5000'], 'are both 5000. Use two ports.'],
    [['serve', '--seed', 'acme'], 'There is no seed "acme". Use fenn-house, or your own products'],
    [['serve', '--seed', 'fenn-house', '--data', 'a.json'], 'exclude each other. Use one of them.'],
    [['serve', '--webhooks', 'localhost'], '--webhooks is "localhost". Set it to a URL such as'],
  ])('says what to do for %j', (args, message) => {
    expect(() => readServeOptions(args)).toThrow(message);
  });
});
