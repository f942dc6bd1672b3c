import { configure, prettyDOM } from 'storybook/test';
import type { Loaded } from '../platform/mock-platform.ts';

// The reasons: docs/decisions/0084-check-a-story-after-its-mock-platform-has-responded.md

/**
 * Returns the error of a query that found nothing. A query that waits makes one for each attempt, and
 * reads only the last: the text of the page, which takes long to write, is written when it is read.
 */
function createQueryError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // A report shows the code of the first line: that of the story. Older browsers lack the function.
  Error.captureStackTrace?.(error, createQueryError);
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (other: string) => (text = other),
  });
  return error;
}

/** Configures the queries of all stories. */
export function configureTestingLibrary(): void {
  configure({
    // A machine that does much else may paint nothing for seconds, and that is no fault of a story.
    asyncUtilTimeout: 10_000,
    getElementError: createQueryError,
    // The page's announcer repeats visible texts, slightly earlier or later.
    defaultIgnore: 'script, style, [aria-live]:not([data-story-canvas] *)',
  });
}

/**
 * Waits until the page has received its sizes: a list that opens before the window's resize event
 * would close again, and a component that measures itself is incomplete before.
 */
export async function waitForPaint(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Time limit for a story's responses and for its lazy components, in milliseconds, after which it is
 * tested without them.
 */
const WAIT_LIMIT = 5_000;

/**
 * Waits until a story has received and rendered all responses that its platform does not hold:
 * otherwise the result depends on their order.
 */
export async function waitForResponses({ platform, pendingRequests }: Loaded): Promise<void> {
  if (!platform || !pendingRequests) return;
  const isIdle = () => pendingRequests() <= platform.waiting;
  const started = Date.now();
  for (let checks = 0; checks < 2; checks = isIdle() ? checks + 1 : 0) {
    if (Date.now() - started > WAIT_LIMIT) return;
    await waitForPaint();
  }
}

interface Fiber {
  tag: number;
  memoizedState: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** What is read of a root of React: its tree, and its updates as bits. */
interface Root {
  current: Fiber;
  pendingLanes: number;
  /** Those of the pending updates that wait for a `Suspense`. */
  suspendedLanes: number;
}

/** React's `WorkTag` of `Suspense`. */
const SUSPENSE = 13;

function isSuspended(fiber: Fiber | null): boolean {
  for (let next = fiber; next; next = next.sibling) {
    if ((next.tag === SUSPENSE && next.memoizedState !== null) || isSuspended(next.child)) {
      return true;
    }
  }
  return false;
}

/** Returns the React roots of the page. React has no API for them, so this reads React's own tree. */
function getRoots(): Root[] {
  const roots = [];
  for (const container of document.querySelectorAll('*')) {
    for (const [key, root] of Object.entries(container)) {
      // A root that was unmounted, such as that of a documentation page, is `null`.
      if (key.startsWith('__reactContainer$') && root) roots.push(root.stateNode as Root);
    }
  }
  return roots;
}

/** Whether React shows the fallback of a `Suspense`, or has not rendered an update yet. */
const isRendering = ({ current, pendingLanes, suspendedLanes }: Root) =>
  (pendingLanes & ~suspendedLanes) !== 0 || isSuspended(current);

/**
 * Waits until React has rendered all updates, and shows lazy components. It renders the first data of a
 * query in steps. After code has loaded, React may keep the fallback for another 300 ms. A busy machine
 * would test the story without them.
 */
export async function waitForRendering(): Promise<void> {
  const started = Date.now();
  while (getRoots().some(isRendering) && Date.now() - started < WAIT_LIMIT) await waitForPaint();
}

/**
 * Storybook pauses all animations when a play function has ended, and resumes them unless the story
 * fails.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent?.includes('animation-play-state: paused !important')) style.remove();
  }
}
