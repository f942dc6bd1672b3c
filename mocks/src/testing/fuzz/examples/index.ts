import type { Examples } from '../example.ts';
import { shop } from './shop.ts';

/** What each call may be sent. A call without an example gets any path values and an empty body. */
export const EXAMPLES: Examples = { ...shop };
