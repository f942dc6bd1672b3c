import { isTooDeep } from './body.ts';

/** A value as JSON in unpadded base64url: text that can be in a URL. */
export function toJsonText(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Parses a JSON text; `undefined` if it is not valid JSON. */
export function fromJsonText(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
