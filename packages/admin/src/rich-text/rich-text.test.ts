import { expect, it } from 'vitest';
import { isAllowedLink } from './rich-text.ts';

it.each([
  'https://fenn.example/care',
  'http://fenn.example',
  'mailto:shop@fenn.example',
  'tel:+4533112233',
  '/care',
  '#care',
  '?size=20',
])('H15 allows a link to %s', (address) => {
  expect(isAllowedLink(address)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'mailto:',
  'tel:',
  'https://',
  'care',
  '',
])('H15 allows no link to %j', (address) => {
  expect(isAllowedLink(address)).toBe(false);
});
