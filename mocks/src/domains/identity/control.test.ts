import { expect, test } from 'vitest';
import { getCode } from '../../testing/api-caller.ts';
import { createTestVisitor } from '../../testing/member.ts';

const runa = 'runa@fennhouse.example';

test('lists the members and finds one by email', () => {
  const { identity } = createTestVisitor().platform;
  const member = identity.member('Runa@Fennhouse.example');
  expect(member.email?.address).toBe(runa);
  expect(identity.members()).toContain(member);
  expect(() => identity.member('mads@fenn.example')).toThrow(
    'There is no member "mads@fenn.example". Use one of: ',
  );
});

test('returns the last message of its kind', async () => {
  const visitor = createTestVisitor();
  const { identity } = visitor.platform;
  expect(() => identity.codeFor(runa)).toThrow(`No such e-mail was sent to ${runa}.`);
  identity.setRules({ emailVerification: true });
  const { body } = await visitor.register('liv@fenn.example');
  const code = identity.codeFor('Liv@fenn.example');
  expect((await visitor.verify(body.stateToken, code)).body.state).toBe('SUCCESS');
});

test('a member who must set a new password cannot log in', async () => {
  const visitor = createTestVisitor();
  visitor.platform.identity.requireReset(runa);
  expect(getCode(await visitor.logIn(runa))).toBe('-19973');
});

test('knows the role and the member of an access token', () => {
  const { platform } = createTestVisitor();
  const { access_token: token } = platform.identity.tokensOf(runa);
  expect(platform.identity.getMember(token)?.email?.address).toBe(runa);
  expect(platform.identity.getRole(token)).toBe('member');
  const visitor = platform.createVisitor().accessToken;
  expect(platform.identity.getMember(visitor)).toBeNull();
  expect(platform.identity.getRole(visitor)).toBe('visitor');
});
