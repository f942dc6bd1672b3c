import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../assets/pictures/', import.meta.url);
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  webm: 'video/webm',
  webp: 'image/webp',
};
const NAME = /^\/pictures\/([a-z0-9-]+)\.(jpg|webm|webp)$/;

/** Directory of the images on this machine. */
export const IMAGES_FOLDER = fileURLToPath(FOLDER);

/** Sends the image of a path such as `/pictures/cup.jpg`. Returns whether it is one. */
export async function sendImage(pathname: string, response: ServerResponse): Promise<boolean> {
  const [, name = '', type = ''] = NAME.exec(pathname) ?? [];
  if (!name) return false;
  const bytes = await readFile(new URL(`${name}.${type}`, FOLDER)).catch(() => undefined);
  if (!bytes) return false;
  response.setHeader('content-type', TYPES[type] ?? 'application/octet-stream');
  response.setHeader('cache-control', 'max-age=3600');
  response.writeHead(200).end(bytes);
  return true;
}
