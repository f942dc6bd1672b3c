/** Gaps between the sections of a page in px: on wide and on small windows. */
const SECTION_GAPS = [80, 56];

/** An amount of money, or a number with its unit: neither may wrap. */
const unbroken =
  /(?:[€$£]\s?[\p{Nd}.,]+)|(?:[\p{Nd}.,]+\s?€)|(?:\p{Nd}+\s(?:cm|mm|ml|cl|kg|g|l)(?!\p{L}))/gu;

const isVisible = (element: Element) =>
  element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true });

/** Returns amounts and measures that begin on one line and end on the next. */
function findBrokenAmounts(root: Element): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !isVisible(element)) continue;
    for (const match of (node.textContent ?? '').matchAll(unbroken)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) faults.push(`broken: ${match[0]} in “${node.textContent?.trim()}”`);
    }
  }
  return faults;
}

/** Returns the gaps between the sections of a grid of sections that are not on the scale. */
function findSectionGaps(root: Element): string[] {
  const faults: string[] = [];
  for (const parent of root.querySelectorAll('*')) {
    const sections = [...parent.children].filter(
      (child) => child.tagName === 'SECTION' && isVisible(child),
    );
    for (const [index, section] of sections.entries()) {
      const next = sections[index + 1];
      if (next?.previousElementSibling !== section) continue;
      const below = next.getBoundingClientRect();
      const gap = Math.round(below.top - section.getBoundingClientRect().bottom);
      // Sections side by side, or with a rule between them, have their own distance.
      const hasRule = Number.parseFloat(getComputedStyle(next).borderBlockStartWidth) > 0;
      if (gap >= 0 && !hasRule && !SECTION_GAPS.includes(gap)) {
        faults.push(`gap of ${gap} px above “${next.textContent?.trim().slice(0, 40)}”`);
      }
    }
  }
  return faults;
}

/** Returns the color of a primary button as the browser computes it. */
function getActionColor(): string {
  const probe = document.createElement('i');
  probe.style.background = 'var(--vt-color-action)';
  document.body.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

/** Returns the primary actions in the first screen, if there is more than one. */
function findRivalActions(root: Element): string[] {
  const color = getActionColor();
  const actions = [...root.querySelectorAll('a, button')].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return (
      isVisible(element) &&
      width > 60 &&
      top >= 0 &&
      bottom <= innerHeight &&
      getComputedStyle(element).backgroundColor === color
    );
  });
  // The same action of products that are compared side by side counts once.
  const rows = new Set(actions.map((action) => Math.round(action.getBoundingClientRect().top)));
  const names = actions.map(({ textContent }) => textContent?.trim());
  return rows.size > 1 ? [`${names.length} primary actions: ${names.join(', ')}`] : [];
}

const transparent = 'rgba(0, 0, 0, 0)';

/** Returns the colors that an element paints itself: of a text or an icon, and of a background. */
function getPaint(element: Element): string {
  const { color, backgroundColor } = getComputedStyle(element);
  const hasText = [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );
  return [
    ...(hasText || element.tagName === 'svg' ? [color] : []),
    ...(backgroundColor === transparent ? [] : [`on ${backgroundColor}`]),
  ].join(' ');
}

/** Whether an element or one around it, up to an image's frame, is placed over the image. */
function isPlacedOver(element: Element, frame: Element): boolean {
  for (let at: Element | null = element; at && at !== frame; at = at.parentElement) {
    if (getComputedStyle(at).position === 'absolute') return true;
  }
  return false;
}

/** Returns the colors of what lies on the images of a page. */
function getColorsOnImages(root: Element): Map<Element, string> {
  const images = [...root.querySelectorAll('img')].filter(isVisible);
  const colors = new Map<Element, string>();
  for (const image of images) {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const frame = image.closest('article, figure, section') ?? image.parentElement;
    for (const element of frame?.querySelectorAll('*') ?? []) {
      const box = element.getBoundingClientRect();
      const isOn = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
      if (!isOn || !isVisible(element) || !frame || !isPlacedOver(element, frame)) continue;
      const paint = getPaint(element);
      if (paint) colors.set(element, paint);
    }
  }
  return colors;
}

/** Returns what lies on an image and changes with the theme, which the image does not. */
async function findInvertedColors(root: Element): Promise<string[]> {
  const { dataset } = document.documentElement;
  const { vtTheme } = dataset;
  const withTheme = async (theme: string) => {
    dataset.vtTheme = theme;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    return getColorsOnImages(root);
  };
  const light = await withTheme('light');
  const dark = await withTheme('dark');
  dataset.vtTheme = vtTheme;
  return [...light]
    .filter(([element, colors]) => dark.has(element) && dark.get(element) !== colors)
    .map(
      ([element, colors]) => `inverts on an image: ${element.outerHTML.slice(0, 80)}: ${colors}`,
    );
}

/**
 * Returns what breaks the optical rules of a page: gaps between sections that are not on the scale,
 * amounts and measures over two lines, several primary actions in the first screen, and colors on
 * images that change with the theme.
 */
export async function findOpticalFaults(root: Element): Promise<string[]> {
  return [
    ...findSectionGaps(root),
    ...findBrokenAmounts(root),
    ...findRivalActions(root),
    ...(await findInvertedColors(root)),
  ];
}
