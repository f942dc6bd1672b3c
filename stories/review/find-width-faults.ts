/** Fewer characters a line make a text hard to read. */
const LEAST_CHARACTERS = 18;

/** A quiet control may extend this far beyond its text, in px, so that the text is aligned. */
const OUTDENT = 16;

/** Shorter texts are labels, which may have a narrow column. */
const SHORTEST_TEXT = 60;

/** Texts for screen readers are one pixel wide, and closed elements are not visible. */
const isVisible = (element: Element) =>
  element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true });

/** Whether the element or one around it scrolls, or is out of the flow on purpose. */
function isApart(element: Element, container: Element): boolean {
  for (let at: Element | null = element; at && at !== container; at = at.parentElement) {
    const { overflowX, position } = getComputedStyle(at);
    if (overflowX !== 'visible' || position === 'absolute' || position === 'sticky') return true;
  }
  return false;
}

interface TextLines {
  element: Element;
  text: string;
  /** The boxes of its lines. */
  lines: DOMRect[];
}

/** Returns the visible texts of a container with the boxes of their lines. */
function getTexts(container: Element): TextLines[] {
  const texts: TextLines[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (lines.length > 0 && element.closest('[aria-hidden="true"]') === null) {
      texts.push({ element, text, lines });
    }
  }
  return texts;
}

const describeFault = (width: number, fault: string, text: string) =>
  `${width} px: ${fault}: ${text.trim().slice(0, 60)}`;

/** Returns what leaves the container at its sides. */
function findOutside(container: Element): Element[] {
  const frame = container.getBoundingClientRect();
  return [...container.querySelectorAll('*')].filter((element) => {
    if (!isVisible(element) || isApart(element, container)) return false;
    const { left, right } = element.getBoundingClientRect();
    return left < frame.left - OUTDENT || right > frame.right + OUTDENT;
  });
}

/** Returns texts that are cut off without an ellipsis. */
function findClipped(texts: readonly TextLines[]): TextLines[] {
  return texts.filter(({ element }) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const cuts = overflowX !== 'visible' && textOverflow !== 'ellipsis';
    return cuts && isVisible(element) && element.scrollWidth > element.clientWidth + 1;
  });
}

const countLines = ({ lines }: TextLines) => new Set(lines.map(({ top }) => Math.round(top))).size;

/** Returns texts of several lines with too few characters in each. */
function findNarrow(texts: readonly TextLines[]): TextLines[] {
  return texts.filter(
    (one) =>
      one.text.length >= SHORTEST_TEXT && one.text.length / countLines(one) < LEAST_CHARACTERS,
  );
}

/** Returns texts that overlap another one by more than the overhang of a letter. */
function findOverlapping(texts: readonly TextLines[], container: Element): TextLines[] {
  const inFlow = texts.filter(({ element }) => !isApart(element, container));
  return inFlow.filter((one, index) =>
    inFlow.slice(index + 1).some((other) =>
      one.lines.some((line) =>
        other.lines.some((box) => {
          const width = Math.min(line.right, box.right) - Math.max(line.left, box.left);
          const height = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
          return width > 2 && height > 6;
        }),
      ),
    ),
  );
}

/**
 * Returns what does not fit a component's container: what leaves it, texts that are cut off or have fewer
 * than 18 characters a line, and texts that overlap.
 */
export function findWidthFaults(container: HTMLElement): string[] {
  const width = container.clientWidth;
  const texts = getTexts(container);
  return [
    ...findOutside(container).map(({ tagName, className, textContent }) =>
      describeFault(width, `outside, ${tagName} ${className}`, textContent ?? ''),
    ),
    ...findClipped(texts).map(({ text }) => describeFault(width, 'cut off', text)),
    ...findNarrow(texts).map(({ text }) => describeFault(width, 'narrow', text)),
    ...findOverlapping(texts, container).map(({ text }) => describeFault(width, 'overlaps', text)),
  ];
}
