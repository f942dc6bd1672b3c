import { type JsonLd, serializeJsonLd } from '../patterns/metadata/page-metadata.ts';

export interface JsonLdScriptProps {
  /** `jsonLd` of a page's metadata. */
  jsonLd: readonly JsonLd[];
}

/**
 * Structured data of a page for search engines, in a server component. React does not escape quotes
 * in a script, and `serializeJsonLd` escapes every `<`.
 *
 * @example <JsonLdScript jsonLd={getProductMetadata(product, { url }).jsonLd} />
 */
export const JsonLdScript = ({ jsonLd }: JsonLdScriptProps) =>
  jsonLd.map(serializeJsonLd).map((text) => (
    <script key={text} type="application/ld+json">
      {text}
    </script>
  ));
