import type { TokenWorker } from '../auth/tokens/worker-tokens.ts';

/** A worker in this thread: what the page posts, the listener of the worker's scope receives. */
export function fakeWorker() {
  const scope = new EventTarget();
  const posted: unknown[] = [];
  const worker: TokenWorker = {
    postMessage(message: unknown, ports: Transferable[] = []) {
      posted.push(message);
      const data = structuredClone(message);
      scope.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
    },
  };
  return { worker, scope, posted };
}
