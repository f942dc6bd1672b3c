/** How edits are sent. */
export interface EditQueueOptions<Edit, Outcome> {
  /** Sends edits that go together, in one call. */
  send: (edits: readonly Edit[]) => Promise<Outcome>;
  /** Whether two adjacent edits may be sent in one request. */
  goTogether: (earlier: Edit, later: Edit) => boolean;
  /** Whether a newer edit makes an older, unsent one obsolete. */
  supersedes: (newer: Edit, older: Edit) => boolean;
  /** Whether an edit can only be sent after the response to an earlier one. */
  dependsOn: (later: Edit, earlier: Edit) => boolean;
  /** Whether a failed request with several edits is retried edit by edit, to isolate the cause. */
  isWorthSplitting: (error: unknown) => boolean;
  /** Called with all pending edits whenever they change. */
  onChange: (edits: readonly Edit[]) => void;
  /** Before a call leaves. */
  onSend: () => void;
  onResponse: (outcome: Outcome, sent: readonly Edit[]) => void;
  /**
   * Called with the failed edits, and those still pending. Edits that depend on a failed one are
   * neither: they are not sent, and their promises reject with the same error.
   */
  onFailure: (error: unknown, failed: readonly Edit[], left: readonly Edit[]) => void;
  /** Called when nothing is pending, with whether anything failed since the last time. */
  onIdle: (hadFailure: boolean) => void;
}

/** Sends edits in order and one call at a time, so that no outcome is older than what it replaces. */
export interface EditQueue<Edit, Outcome> {
  /** Resolves with the response that confirms the edit, or the edit that superseded it. */
  push(edit: Edit): Promise<Outcome>;
  /** Resolves when nothing is pending, and rejects with the first failure until then. */
  drained(): Promise<void>;
  /** Resolves when nothing is pending, regardless of failures. */
  idle(): Promise<void>;
  /**
   * Sends all waiting edits immediately, because the page may close, except those that depend on a
   * pending one: they are sent after its response, if the page stays. The responses may arrive in
   * any order, so the queue ends as after a failure.
   */
  flush(): void;
}

interface Intent<Edit, Outcome> {
  edit: Edit;
  isSent: boolean;
  readonly promise: Promise<Outcome>;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
}

function toIntent<Edit, Outcome>(edit: Edit): Intent<Edit, Outcome> {
  let resolve: (outcome: Outcome) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Outcome>((onResponse, onFailure) => {
    resolve = onResponse;
    reject = onFailure;
  });
  // Failures are also reported through `onFailure`, so the caller may ignore the promise.
  promise.catch(() => {});
  return { edit, isSent: false, promise, resolve, reject };
}

/**
 * Creates a queue. While a request is pending, newer edits collect and are sent together after it.
 */
export function createEditQueue<Edit, Outcome>(
  options: EditQueueOptions<Edit, Outcome>,
): EditQueue<Edit, Outcome> {
  type OneIntent = Intent<Edit, Outcome>;
  let intents: readonly OneIntent[] = [];
  let draining: Promise<void> | null = null;
  let hadFailure = false;
  const flushed = new Set<Promise<void>>();

  const edits = () => intents.map(({ edit }) => edit);

  /** The next that leave together, marked as sent. */
  const takeBatch = () => {
    const waiting = intents.filter(
      ({ edit, isSent }, at) =>
        !isSent && !intents.slice(0, at).some((earlier) => options.dependsOn(edit, earlier.edit)),
    );
    const end = waiting.findIndex((intent, at) => {
      const before = waiting[at - 1];
      return before !== undefined && !options.goTogether(before.edit, intent.edit);
    });
    const batch = waiting.slice(0, end === -1 ? waiting.length : end);
    for (const intent of batch) intent.isSent = true;
    return batch;
  };

  // Settles the edits before any notification, so that a throwing listener can't block them.
  const settle = (batch: readonly OneIntent[], end: (intent: OneIntent) => void) => {
    intents = intents.filter((intent) => !batch.includes(intent));
    batch.forEach(end);
  };

  const deliver = async (batch: readonly OneIntent[]): Promise<void> => {
    const sent = batch.map(({ edit }) => edit);
    let outcome: Outcome;
    try {
      options.onSend();
      outcome = await options.send(sent);
    } catch (error) {
      if (batch.length > 1 && options.isWorthSplitting(error)) {
        for (const intent of batch) await deliver([intent]);
        return;
      }
      hadFailure = true;
      const isDependent = ({ edit, isSent }: OneIntent) =>
        !isSent && sent.some((failed) => options.dependsOn(edit, failed));
      settle([...batch, ...intents.filter(isDependent)], ({ reject }) => reject(error));
      options.onFailure(error, sent, edits());
      options.onChange(edits());
      return;
    }
    settle(batch, ({ resolve }) => resolve(outcome));
    options.onResponse(outcome, sent);
    options.onChange(edits());
  };

  const drain = async () => {
    try {
      // Edits of the same tick are sent in one request.
      await Promise.resolve();
      while (intents.length > 0) {
        const batch = takeBatch();
        await (batch.length > 0 ? deliver(batch) : Promise.all(flushed));
      }
    } finally {
      draining = null;
    }
    const failed = hadFailure;
    hadFailure = false;
    options.onIdle(failed);
  };

  return {
    push(edit) {
      const older = intents.find((one) => !one.isSent && options.supersedes(edit, one.edit));
      const intent = older ?? toIntent<Edit, Outcome>(edit);
      if (older) older.edit = edit;
      else intents = [...intents, intent];
      draining ??= drain();
      options.onChange(edits());
      return intent.promise;
    },
    async drained() {
      while (intents.length > 0) await Promise.all(intents.map(({ promise }) => promise));
    },
    async idle() {
      while (draining) await draining;
    },
    flush() {
      for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
        hadFailure = true;
        const delivered = deliver(batch).finally(() => flushed.delete(delivered));
        flushed.add(delivered);
      }
    },
  };
}
