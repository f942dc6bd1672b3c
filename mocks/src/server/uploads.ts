import type { ServerResponse } from 'node:http';
import { imageSize } from 'image-size';
import { invalid, missingField, rejection } from '../platform/errors.ts';
import type { MockPlatform } from '../platform/mock-platform.ts';

/** Path of the uploaded files. */
const UPLOADS_PATH = '/uploads/';

/** Maximum size of an uploaded file, in bytes. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** Maximum size of all stored files, in bytes; the oldest are removed. */
const MAX_STORED = 10 * UPLOAD_LIMIT;

const MAX_NAME = 255;

/** Without SVG, which can have scripts. */
const TYPES = new Set([
  ...['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'],
  ...['video/mp4', 'video/webm'],
]);

/** The uploaded files of a server. */
export interface Uploads {
  /**
   * Stores the body of a request, a file whose name is in the query, and adds it to the media library.
   *
   * @throws {PlatformError} 413 for a file that is too large, 415 for one that is no image and no video,
   * 400 for one that is empty or has no name.
   */
  receive(platform: MockPlatform, request: Request, origin: string): Promise<{ mediaId: string }>;
  /** Sends the file of a path. Returns whether it is one. */
  send(pathname: string, response: ServerResponse): boolean;
}

/** The size of an image as a page shows it; undefined for a video, or if it can't be read. */
function getSize(bytes: Uint8Array, type: string): { width: number; height: number } | undefined {
  if (!type.startsWith('image/')) return undefined;
  try {
    const { width, height, type: found, orientation = 1 } = imageSize(bytes);
    // Any bytes may look like an image of another type.
    if (type.replace('jpeg', 'jpg') !== `image/${found}` || width === 0 || height === 0) {
      return undefined;
    }
    // From 5 on, the image of a camera is turned by 90°.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}

async function readFile(request: Request): Promise<File> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!TYPES.has(type)) {
    throw rejection('UNSUPPORTED_FILE_TYPE', `A file must be ${[...TYPES].join(', ')}`, {
      status: 415,
      data: { type },
    });
  }
  const name = new URL(request.url).searchParams.get('name')?.trim().slice(0, MAX_NAME);
  if (!name) throw missingField('name');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > UPLOAD_LIMIT) {
    throw rejection('FILE_TOO_LARGE', `The file is larger than ${UPLOAD_LIMIT} bytes`, {
      status: 413,
      data: { limit: UPLOAD_LIMIT },
    });
  }
  if (bytes.byteLength === 0) {
    throw invalid({ field: 'body', violatedRule: 'MIN_SIZE', description: 'is empty' });
  }
  return new File([bytes], name, { type });
}

export function createUploads(): Uploads {
  const files = new Map<string, { bytes: Uint8Array; type: string }>();
  let stored = 0;

  function store(id: string, bytes: Uint8Array, type: string): void {
    files.set(id, { bytes, type });
    stored += bytes.byteLength;
    for (const [oldest, file] of files) {
      if (stored <= MAX_STORED) return;
      files.delete(oldest);
      stored -= file.bytes.byteLength;
    }
  }

  return {
    async receive(platform, request, origin) {
      const file = await readFile(request);
      const bytes = new Uint8Array(await file.arrayBuffer());
      return platform.media.upload(file, {
        signal: request.signal,
        onProgress: () => {},
        serve(mediaId) {
          store(mediaId, bytes, file.type);
          return { url: origin + UPLOADS_PATH + mediaId, ...getSize(bytes, file.type) };
        },
      });
    },
    send(pathname, response) {
      const file = pathname.startsWith(UPLOADS_PATH)
        ? files.get(pathname.slice(UPLOADS_PATH.length))
        : undefined;
      if (!file) return false;
      response.setHeader('content-type', file.type);
      response.setHeader('cache-control', 'max-age=3600');
      // The type is that of the upload, so no browser may guess another one.
      response.setHeader('x-content-type-options', 'nosniff');
      response.writeHead(200).end(file.bytes);
      return true;
    },
  };
}
