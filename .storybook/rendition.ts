/** What one part of `sizes` measures here, in CSS pixels; nothing where its condition does not hold. */
function sizeOf(part: string, probe: HTMLElement): number | undefined {
  const [, condition, length] = /^\s*(\(.+\))?\s*(\S+|\S+\(.*\))\s*$/.exec(part) ?? [];
  if (!length || (condition && !matchMedia(condition).matches)) return undefined;
  probe.style.inlineSize = length;
  return probe.getBoundingClientRect().width;
}

/** How wide the page says that a picture is: the first part of `sizes` that holds, else the window. */
function sourceSize({ sizes }: HTMLImageElement): number {
  const probe = document.createElement('div');
  probe.style.position = 'absolute';
  document.body.append(probe);
  const parts = sizes.split(/,(?![^(]*\))/);
  const found = parts.map((part) => sizeOf(part, probe)).find((size) => size !== undefined);
  probe.remove();
  return found ?? innerWidth;
}

/**
 * The rendition that a browser takes which has none of them yet: the smallest that is sharp here. One
 * that showed an earlier story has larger ones in its memory and would take those.
 */
export function renditionOf(picture: HTMLImageElement): string {
  const candidates = picture.srcset.split(/,\s+/).flatMap((candidate) => {
    const [, url, number, unit] = /^\s*(\S+)\s+([\d.]+)([wx])\s*$/.exec(candidate) ?? [];
    if (!url) return [];
    return { url, density: Number(number) / (unit === 'w' ? sourceSize(picture) : 1) };
  });
  candidates.sort((a, b) => a.density - b.density);
  const sharp = candidates.find(({ density }) => density >= devicePixelRatio) ?? candidates.at(-1);
  return sharp?.url ?? picture.src;
}
