import type { Example, Examples } from '../example.ts';
import { admin } from './admin.ts';
import { people } from './people.ts';
import { programme } from './programme.ts';
import { shop } from './shop.ts';
import { tickets } from './tickets.ts';

/** What each call may be sent, so that the fuzz reaches what lies behind its checks. */
const EXAMPLES: Examples = { ...admin, ...people, ...programme, ...shop, ...tickets };

/** What a call may be sent. One without an example gets any path values and an empty body. */
export const getExamples = (name: string): readonly Example[] =>
  EXAMPLES[name as keyof Examples] ?? [{}];
