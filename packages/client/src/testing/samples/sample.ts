import type { Client } from '../../client.ts';

/** Any function that sends a request: the client comes first, `{ signal }` last. */
export type AnyEndpointFunction = (client: Client, ...rest: never[]) => Promise<unknown>;

/** Arguments of a function: the required and the optional ones. */
export interface Sample {
  readonly required: readonly unknown[];
  readonly optional: readonly unknown[];
}

/** Samples for every endpoint of a module; the compiler requires them for new endpoints. */
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

// The tests pass their own request options.
type WithoutLast<List extends unknown[]> = List extends [...infer Options, unknown] ? Options : [];
