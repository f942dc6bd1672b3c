import type { Example, Examples } from '../example.ts';
import { admin } from './admin.ts';
import { eventExamples } from './events.ts';
import { identityExamples } from './people.ts';
import { shop } from './shop.ts';
import { tickets } from './tickets.ts';

/** Examples for each endpoint, so that the fuzz test reaches the code after the validation. */
const EXAMPLES: Examples = { ...admin, ...identityExamples, ...eventExamples, ...shop, ...tickets };

/**
 * Returns the examples of an endpoint. Without an example, it receives random path values and an
 * empty body.
 */
export const getExamples = (name: string): readonly Example[] =>
  EXAMPLES[name as keyof Examples] ?? [{}];
