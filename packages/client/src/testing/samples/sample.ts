import type { Client } from '../../client.ts';

/** Any function that sends a request: the client comes first, `{ signal }` last. */
export type AnyEndpointFunction = (client: Client, ...rest: never[]) => Promise<unknown>;

/** What to call a function with: all that it can't do without, and all that it may be told. */
export interface Sample {
  readonly required: readonly unknown[];
  readonly optional: readonly unknown[];
}

/** Samples for every call of a module; the compiler asks for those of a call that is added. */
export type SamplesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends AnyEndpointFunction
    ? Name
    : never]: SampleOf<Module[Name]>;
};

type SampleOf<Fn> = Fn extends (client: Client, ...rest: infer Rest) => unknown
  ? { readonly required: RequiredPart<Rest>; readonly optional: WithoutLast<OptionalPart<Rest>> }
  : never;

type RequiredPart<Rest extends unknown[]> = Rest extends [infer First, ...infer More]
  ? [First, ...RequiredPart<More>]
  : [];

type OptionalPart<Rest extends unknown[]> = Rest extends [unknown, ...infer More]
  ? OptionalPart<More>
  : Required<Rest>;

// The request options are the test's own.
type WithoutLast<List extends unknown[]> = List extends [...infer Options, unknown] ? Options : [];
