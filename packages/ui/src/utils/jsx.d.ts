import type { DataAttributes } from './data-attributes.ts';

declare module 'react' {
  // Reports a type error for attribute values outside the vocabulary. A declaration file, so that
  // it is not part of the hosts' types.
  interface DOMAttributes<T> extends DataAttributes {}
}
