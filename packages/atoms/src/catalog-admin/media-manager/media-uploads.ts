import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { productAtom } from '../../catalog/queries.ts';
import { ownerPortAtom } from '../../owner-port-atom.ts';
import { toError } from '../../query/to-error.ts';
import { clientAtom } from '../../storefront.ts';
import { addProductMediaAtom } from '../admin-media.ts';

/**
 * The state of a file:
 * - `waiting` for its turn, `uploading` with its share, `processing` by the platform;
 * - `done`: it is part of the product;
 * - `failed`: the upload or the platform's response failed, and can be repeated;
 * - `rejected`: too large, no image, or more than the product can have.
 */
export type MediaUploadStatus =
  | 'waiting'
  | 'uploading'
  | 'processing'
  | 'done'
  | 'failed'
  | 'rejected';

/** A file that becomes a media item of a product. */
export interface MediaUpload {
  /** Unique; not the ID of the media item. */
  id: string;
  /** The file that the owner has chosen. */
  file: File;
  /** `processing` from the end of the upload until it is among the product's media. */
  status: MediaUploadStatus;
  /** Share of the file that is sent, 0 to 1. */
  share: number;
  /** Why it was rejected. */
  reason?: 'too-large' | 'not-an-image' | 'product-full';
  /** Why it failed. */
  error?: Error;
  /** ID of its media item, once the file is uploaded. */
  mediaId?: string;
}

/** Files larger than this are rejected, in bytes, unless the `MediaPort` has a limit of its own. */
export const MAX_MEDIA_BYTES = 100 * 1024 * 1024;

/** Media items that a product can have. See docs/reference/constants.mdx. */
export const MAX_PRODUCT_MEDIA = 100;

/** Types of files that are accepted. */
export const mediaTypes: readonly string[] = [
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
];

/** Files that are sent at the same time. */
const CONCURRENCY = 3;

/** The atoms of a product's uploads. */
export interface MediaUploads {
  /** The files, in the order in which they were added. */
  readonly uploadsAtom: Atom<readonly MediaUpload[]>;
  /** The size of the largest file that is accepted, in bytes. */
  readonly maxFileBytesAtom: Atom<number>;
  /** Adds files, and sends them. A file that is too large or no image is listed as rejected. */
  readonly addAtom: WritableAtom<null, [files: readonly File[]], void>;
  /** Sends a failed file again. What was uploaded already is only added to the product. */
  readonly retryAtom: WritableAtom<null, [id: string], void>;
  /** Cancels a file that is not done, or removes it from the list. */
  readonly removeAtom: WritableAtom<null, [id: string], void>;
}

const isActive = ({ status }: MediaUpload) => status === 'uploading' || status === 'processing';

/** A file that takes one of the product's places, or has taken it. */
const takesPlace = ({ status }: MediaUpload) => status !== 'done' && status !== 'rejected';

function getRejection(
  file: File,
  { hasPlace, maxFileBytes }: { hasPlace: boolean; maxFileBytes: number },
): MediaUpload['reason'] {
  if (!mediaTypes.includes(file.type)) return 'not-an-image';
  if (file.size > maxFileBytes) return 'too-large';
  return hasPlace ? undefined : 'product-full';
}

/**
 * Creates the uploads of a product. Each file has a state of its own, so one that fails takes no other
 * with it; three are sent at a time. Needs a `MediaPort`.
 */
export function createMediaUploads(productId: string): MediaUploads {
  const portAtom = ownerPortAtom('media');
  const maxFileBytesAtom = atom((get) => get(portAtom)?.maxFileBytes ?? MAX_MEDIA_BYTES);
  const cellAtom = atom<readonly MediaUpload[]>([]);
  const runs = new Map<string, AbortController>();

  const patchAtom = atom(null, (_get, set, id: string, change: Partial<MediaUpload>) =>
    set(cellAtom, (uploads) =>
      uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
    ),
  );

  const sendAtom = atom(null, async (get, set, upload: MediaUpload): Promise<void> => {
    const port = get(portAtom);
    if (!port) return;
    const { id, file } = upload;
    const run = new AbortController();
    const { signal } = run;
    runs.set(id, run);
    const patch = (change: Partial<MediaUpload>) => {
      if (runs.get(id) === run) set(patchAtom, id, change);
    };
    let { mediaId } = upload;
    patch({ status: mediaId ? 'processing' : 'uploading', share: mediaId ? 1 : 0 });
    try {
      if (!mediaId) {
        const onProgress = (share: number) =>
          patch({ share, status: share < 1 ? 'uploading' : 'processing' });
        const context = { client: get(clientAtom), signal, onProgress };
        ({ mediaId } = await port.upload(file, context));
        signal.throwIfAborted();
        patch({ mediaId, share: 1, status: 'processing' });
      }
      await set(addProductMediaAtom, { productId, media: [{ mediaId }] });
      patch({ status: 'done' });
      // Until the product lists the item; from then on, it is no upload any more.
      await set(productAtom(productId));
      set(cellAtom, (uploads) => uploads.filter((one) => one.id !== id));
    } catch (reason) {
      patch({ status: 'failed', error: toError(reason) });
    }
    if (runs.get(id) === run) runs.delete(id);
    set(startAtom);
  });

  const startAtom = atom(null, (get, set) => {
    for (;;) {
      const uploads = get(cellAtom);
      const next = uploads.find(({ status }) => status === 'waiting');
      if (!next || uploads.filter(isActive).length >= CONCURRENCY || !get(portAtom)) return;
      void set(sendAtom, next);
    }
  });

  const addAtom = atom(null, (get, set, files: readonly File[]) => {
    const count = get(productAtom(productId)).data?.media?.items.length ?? 0;
    let places = MAX_PRODUCT_MEDIA - count - get(cellAtom).filter(takesPlace).length;
    const maxFileBytes = get(maxFileBytesAtom);
    const added = files.map((file): MediaUpload => {
      const id = crypto.randomUUID();
      const reason = getRejection(file, { hasPlace: places > 0, maxFileBytes });
      if (reason) return { id, file, share: 0, status: 'rejected', reason };
      places -= 1;
      return { id, file, share: 0, status: 'waiting' };
    });
    set(cellAtom, (uploads) => [...uploads, ...added]);
    set(startAtom);
  });

  const retryAtom = atom(null, (get, set, id: string) => {
    if (get(cellAtom).find((upload) => upload.id === id)?.status !== 'failed') return;
    set(cellAtom, (uploads) =>
      uploads.map((upload) => {
        if (upload.id !== id) return upload;
        const { error: _error, ...rest } = upload;
        return { ...rest, status: 'waiting', share: 0 };
      }),
    );
    set(startAtom);
  });

  const removeAtom = atom(null, (_get, set, id: string) => {
    const run = runs.get(id);
    runs.delete(id);
    run?.abort();
    set(cellAtom, (uploads) => uploads.filter((upload) => upload.id !== id));
    set(startAtom);
  });

  return {
    uploadsAtom: atom((get) => get(cellAtom)),
    ...{ maxFileBytesAtom, addAtom, retryAtom, removeAtom },
  };
}
