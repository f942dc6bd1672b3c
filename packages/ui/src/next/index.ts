export { JsonLdScript, type JsonLdScriptProps } from './JsonLdScript.tsx';
export {
  NextStorefrontProvider,
  type NextStorefrontProviderProps,
} from './NextStorefrontProvider.tsx';
export { nextLink } from './next-link.ts';
export { type NextMetadata, toNextMetadata } from './next-metadata.ts';
