import { generateKeyPair, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { rejection, startTime } from '../testing/fake-platform.ts';
import { createSigner, eventClaims, startSeconds, toBase64UrlJson } from '../testing/signing.ts';
import { parseWebhook } from './parse-webhook.ts';
import { InvalidWebhookError, WebhookSignatureError } from './webhook-errors.ts';

const clock = { now: () => startTime };
const signer = await createSigner();
const { publicKey, sign } = signer;
const claims = eventClaims('platform.catalog.ProductDeleted', { productId: 'p1' });
const parsed = { name: 'ProductDeleted', data: { productId: 'p1' } };
const parseBody = (body: string, key = publicKey) => parseWebhook(body, { publicKey: key, clock });

/** A token assembled from arbitrary segments. */
const assembled = (header: object, payload: object, signature = '') =>
  `${toBase64UrlJson(header)}.${toBase64UrlJson(payload)}.${signature}`;

describe('a signed webhook', () => {
  const inOneLine = publicKey.replaceAll('\n', '\\n');
  const keys: [string, string][] = [
    ['PEM', publicKey],
    ['PEM in one line, as settings hold it', inOneLine],
    ['PEM in base64', btoa(publicKey)],
    ['PEM in base64 with line ends', btoa(publicKey).replace(/.{64}/g, '$&\n')],
  ];

  test.each(keys)('is accepted with the key as %s', async (_name, key) => {
    expect(await parseBody(await sign(claims), key)).toMatchObject(parsed);
  });

  test('is accepted with surrounding line breaks', async () => {
    expect(await parseBody(`${await sign(claims)}\n`)).toMatchObject(parsed);
  });

  test('is accepted a few seconds after its expiry, because clocks differ', async () => {
    const token = await sign({ ...claims, exp: startSeconds - 29 });
    expect(await parseBody(token)).toMatchObject(parsed);
  });

  test('is accepted a few seconds before it is valid, because clocks differ', async () => {
    const token = await sign({ ...claims, nbf: startSeconds + 30 });
    expect(await parseBody(token)).toMatchObject(parsed);
  });
});

describe('a webhook with an invalid signature', () => {
  const payload = { ...claims, exp: startSeconds + 3600 };
  const forgeries: [string, () => Promise<string> | string][] = [
    ['without a signature, as its header wishes', () => assembled({ alg: 'none' }, payload)],
    ['without a signature, in capitals', () => assembled({ alg: 'NONE' }, payload)],
    [
      'with the public key as a shared secret',
      () =>
        new SignJWT(payload)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(publicKey)),
    ],
    ['by another key', async () => (await createSigner()).sign(claims)],
    [
      'by another key that it brings along',
      async () => {
        const { sign: signOther } = await createSigner();
        return signOther(claims, { jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } });
      },
    ],
    [
      'by another algorithm of the same family',
      async () => {
        const { privateKey } = await generateKeyPair('RS512');
        return new SignJWT(payload).setProtectedHeader({ alg: 'RS512' }).sign(privateKey);
      },
    ],
    [
      'with changed text',
      async () => {
        const [header, , signature] = (await sign(claims)).split('.');
        return [header, toBase64UrlJson({ ...payload, x: 1 }), signature].join('.');
      },
    ],
    [
      'with half a signature',
      async () => {
        const token = await sign(claims);
        return token.slice(0, -100);
      },
    ],
    ['that expired', () => sign({ ...claims, exp: startSeconds - 30 })],
    ['that is not good yet', () => sign({ ...claims, nbf: startSeconds + 31 })],
    [
      'that demands what nobody knows',
      () => assembled({ alg: 'RS256', crit: ['x'], x: 1 }, payload),
    ],
  ];

  test.each(forgeries)('%s is rejected', async (_name, forge) => {
    const error = await rejection(parseBody(await forge()));
    expect(error).toBeInstanceOf(WebhookSignatureError);
    expect(error).toMatchObject({
      name: 'WebhookSignatureError',
      code: 'WEBHOOK_NOT_SIGNED',
      cause: expect.any(Error),
    });
  });

  test('has the reason, and a separate one if it has only expired', async () => {
    const old = await rejection(parseBody(await sign({ ...claims, exp: startSeconds - 31 })));
    expect(String(old)).toBe(
      'WebhookSignatureError: The webhook can\'t be believed: "exp" claim timestamp check failed.',
    );
  });

  test('is not parsed', async () => {
    const other = await createSigner();
    const strange = await other.sign(eventClaims('no.such.event', {}));
    expect(await rejection(parseBody(strange))).toBeInstanceOf(WebhookSignatureError);
  });
});

describe('a body that isn’t a signed token', () => {
  test.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['JSON', '{"data":"{}"}'],
    ['two parts', 'a.b'],
    ['an encrypted token', 'a.b.c.d.e'],
    ['parts that are no base64', '***.***.***'],
    ['a header that is no object', `${toBase64UrlJson(7)}.${toBase64UrlJson({})}.AAAA`],
    ['a header without an algorithm', assembled({}, claims, 'AAAA')],
  ])('%s is malformed', async (_name, body) => {
    const error = await rejection(parseBody(body));
    expect(error).toBeInstanceOf(InvalidWebhookError);
    expect(error).toMatchObject({ name: 'InvalidWebhookError', code: 'WEBHOOK_MALFORMED' });
  });
});

test.each([
  [1_000_000, 'The webhook is not a signed token.'],
  [1_000_001, 'The webhook is longer than 1000000 characters.'],
])(
  'a body of %d characters, without the spaces around it, is malformed',
  async (length, message) => {
    const error = await rejection(parseBody(` ${'a'.repeat(length)}\n`));
    expect(error).toBeInstanceOf(InvalidWebhookError);
    expect(error).toMatchObject({ message, code: 'WEBHOOK_MALFORMED' });
  },
);

describe('invalid arguments of parseWebhook', () => {
  const misuses: [string, unknown, unknown, string][] = [
    ['an object', {}, { publicKey }, "body must be the request's text, but it is an object."],
    ['no body', undefined, { publicKey }, "body must be the request's text, but it is undefined."],
    ['no options', 'a.b.c', undefined, 'publicKey must be PEM text, but it is undefined.'],
    ['no key', 'a.b.c', {}, 'publicKey must be PEM text, but it is undefined.'],
    [
      'something else for the key',
      'a.b.c',
      { publicKey: 'secret' },
      'publicKey must be an RSA public key as PEM text, plain or in base64.',
    ],
    [
      'a key of another kind',
      'a.b.c',
      {
        publicKey:
          '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----',
      },
      'publicKey must be an RSA public key as PEM text, plain or in base64.',
    ],
  ];

  test.each(misuses)('%s throws a TypeError', async (_name, body, options, message) => {
    const error = await rejection(parseWebhook(body as never, options as never));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: `parseWebhook: ${message}` });
  });

  test('a key of fewer than 2048 bits throws a TypeError with the reason', async () => {
    const shortKey = [
      '-----BEGIN PUBLIC KEY-----',
      'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCizfsWV8MyFfP5NZZcIvkGbnCA',
      '/6vrhOZmeoNREiFPIZQOr5imcnXaTfL3BxqLcGc5pdE5PH4c/gGQYsgZoHRdHAVv',
      'gTusAnc4xtI2p1ba/UwYS5KLpYCgJuwTklBOS7tp0fbSB3hpsh0u54YPj9cwUg+C',
      'mR0qJciXzuiRfr+olwIDAQAB',
      '-----END PUBLIC KEY-----',
    ].join('\n');
    const error = await rejection(parseBody(await sign(claims), shortKey));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: expect.stringContaining('2048 bits') });
  });
});
