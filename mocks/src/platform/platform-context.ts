import type { Shop } from '../fixtures/shop/shop.ts';
import { createRandom, type Random } from './random.ts';

/** The time, in milliseconds since 1970. Stories and tests pass a frozen one. */
export interface Clock {
  /** Returns milliseconds since 1970. */
  now(): number;
}

/** Content of the platform: the normal store, nothing, or far more than one page. */
export type Dataset = 'normal' | 'empty' | 'huge';

/** A part of a platform's state, with the function that creates it. Each domain owns its slots. */
export interface Slot<State> {
  create(context: PlatformContext): State;
  /** Shares one state between all datasets, because it is about callers and not about content. */
  everywhere?: true;
}

export interface Settings {
  apiBaseUrl: string;
  /** Origin of the hosted pages, to which redirect sessions lead. */
  hostedBaseUrl: string;
  /** Base URL of the identity provider's pages, without a trailing slash. It may change. */
  identityBaseUrl: string;
  /** Base URL of the images, without a trailing slash. */
  mediaBaseUrl: string;
  /** The provider's prefix of some values, without the underscore. See docs/reference/orders.mdx. */
  brandPrefix: string;
}

/** State shared by all domains of one mock platform, but not between platforms. */
export interface PlatformContext {
  /** The shop of the dataset. Read it again for each call: the dataset may have changed. */
  readonly shop: Shop;
  /** The active dataset. Each dataset keeps its state while another is active. */
  readonly dataset: Dataset;
  enter(dataset: Dataset): void;
  readonly settings: Settings;
  readonly clock: Clock;
  /**
   * When the platform was created, in milliseconds since 1970. Days of seeded data are relative to
   * it.
   */
  readonly startedAt: number;
  /** Returns the state in a slot, created on first use. */
  use<State>(slot: Slot<State>): State;
  /** The time as the wire writes it. */
  timestamp(): string;
  /** Runs an action at another time: the clock shows that time until the action is done. */
  runAt<Result>(time: number, action: () => Result): Result;
  /** The visitor whose request runs; undefined while time, or a control without a token, acts. */
  readonly callerId: string | undefined;
  /** Runs an action in the name of a visitor: `callerId` is theirs until it returns. */
  runAs<Result>(visitorId: string, action: () => Result): Result;
  /** The next id of a kind. Kinds count apart, so reads never change the ids of writes. */
  nextId(kind: string): string;
  /** Returns the next token of a kind: an opaque text. */
  nextToken(kind: string): string;
}

/** Returns the value of a key in a map, created on first use. */
function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  if (!map.has(key)) map.set(key, make(key));
  return map.get(key) as Value;
}

export function createPlatformContext(
  getShop: (dataset: Dataset) => Shop,
  settings: Settings,
  clock: Clock,
  seed: string,
): PlatformContext {
  const shops = new Map<Dataset, Shop>();
  const states = new Map<Dataset | 'everywhere', Map<Slot<unknown>, unknown>>();
  let dataset: Dataset = 'normal';
  let shown: number | undefined;
  let callerId: string | undefined;
  const generators = new Map<string, Random>();

  const generator = (kind: string) =>
    getOrCreate(generators, kind, () => createRandom(`${seed}:${kind}`));

  const context: PlatformContext = {
    get shop() {
      return getOrCreate(shops, dataset, getShop);
    },
    get dataset() {
      return dataset;
    },
    enter(next) {
      dataset = next;
    },
    settings,
    clock: { now: () => shown ?? clock.now() },
    startedAt: clock.now(),
    use<State>(slot: Slot<State>): State {
      const key = slot.everywhere ? 'everywhere' : dataset;
      const slots = getOrCreate(states, key, () => new Map<Slot<unknown>, unknown>());
      return getOrCreate(slots, slot, () => slot.create(context)) as State;
    },
    timestamp: () => new Date(context.clock.now()).toISOString(),
    runAt(time, action) {
      const before = shown;
      shown = time;
      try {
        return action();
      } finally {
        shown = before;
      }
    },
    get callerId() {
      return callerId;
    },
    runAs(visitorId, action) {
      const before = callerId;
      callerId = visitorId;
      try {
        return action();
      } finally {
        callerId = before;
      }
    },
    nextId: (kind) => generator(kind).id(),
    nextToken: (kind) => generator(kind).token(48),
  };
  return context;
}
