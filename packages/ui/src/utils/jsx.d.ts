import type { DataAttributes } from './data-attributes.ts';

declare module 'react' {
  // The compiler says where a part gives an attribute a word that is not in the vocabulary. A
  // declaration file, so that no host has it in its types.
  interface DOMAttributes<T> extends DataAttributes {}
}
