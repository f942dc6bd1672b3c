import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoginContext, useLoginContainer, useLoginContext } from './login-context.ts';

const Kind = () => useLoginContext().kind;

function InDialog() {
  const container = useLoginContainer('dialog');
  return (
    <LoginContext value={container}>
      <Kind />
    </LoginContext>
  );
}

test('a step is in a page without a container', () => {
  expect(renderToString(<Kind />)).toBe('page');
  expect(renderToString(<InDialog />)).toBe('dialog');
});
