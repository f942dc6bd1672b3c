/** Text as UTF-8 in the URL-safe base64 alphabet, without padding. */
export const toBase64Url = (text: string): string =>
  bytesToBase64Url(new TextEncoder().encode(text));

/** Bytes in the URL-safe base64 alphabet, without padding. */
export function bytesToBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
