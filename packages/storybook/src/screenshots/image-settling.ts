// The reasons: docs/decisions/0012-load-each-image-completely-before-a-screenshot.md

/** Width in px below which an image counts as small. */
const stampWidth = 48;

/** Image files by their URLs: many stories show the same ones. */
const files = new Map<string, Promise<Blob>>();

async function read(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responds with ${response.status}.`);
  return response.blob();
}

function getFile(url: string): Promise<Blob> {
  const file = files.get(url) ?? read(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

/**
 * A small image is scaled while it is decoded or after, as the browser has time: a
 * level here and there. This one has the size at which it is painted.
 */
async function stamp(file: Blob, image: HTMLImageElement): Promise<void> {
  const bitmap = await createImageBitmap(file);
  const { clientWidth, clientHeight } = image;
  // It may have left the page meanwhile. An empty canvas makes an image that never loads.
  if (clientWidth === 0 || clientHeight === 0) return;
  const ratio = Math.max(clientWidth / bitmap.width, clientHeight / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * ratio);
  canvas.height = Math.round(bitmap.height * ratio);
  // On the CPU: otherwise the browser chooses how to draw a canvas, and the scaling differs.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  image.loading = 'eager';
  image.decoding = 'sync';
  image.removeAttribute('srcset');
  image.src = canvas.toDataURL();
  await image.decode();
}

/**
 * A photo that was painted while it loaded differs by a level in some pixels. This function loads
 * it completely before it is painted.
 */
async function loadFully(image: HTMLImageElement): Promise<void> {
  const isStamp = image.clientWidth < stampWidth;
  // Of several sizes the browser may use a larger cached one, which is random.
  const url = (!isStamp && image.currentSrc) || image.src;
  if (!url.startsWith('http') || image.clientWidth === 0) return;
  const file = await getFile(url);
  if (isStamp) return stamp(file, image);
  const loadedImage = new Image();
  loadedImage.src = URL.createObjectURL(file);
  await loadedImage.decode();
  image.removeAttribute('srcset');
  image.src = loadedImage.src;
  await image.decode();
  URL.revokeObjectURL(loadedImage.src);
}

/** Images in their final state. */
const arrived = new Set<HTMLImageElement>();

/** Whether the photos within an element are in their final state. */
export const haveImagesLoaded = (element: Element): boolean =>
  [...element.querySelectorAll('img')].every((image) => arrived.has(image));

/** State about the photos of one rendered story must not affect the next. */
export const resetImages = (): void => arrived.clear();

/** Fonts and images that are still loading would change the screenshot a moment later. */
export async function waitForImages(element: Element): Promise<void> {
  await document.fonts.ready;
  const images = [...element.querySelectorAll('img')];
  // Animated elements come to rest a fraction of a pixel off their position, which varies.
  for (const moved of element.querySelectorAll<HTMLElement>('[data-images-move] img')) {
    moved.style.visibility = 'hidden';
  }
  // An image that failed to load shows its placeholder now.
  await Promise.all(images.map((image) => loadFully(image).catch(() => undefined)));
  for (const image of images) arrived.add(image);
}
