import { type JsonLd, serializeJsonLd } from '../patterns/metadata/page-metadata.ts';

export interface JsonLdScriptProps {
  /** `jsonLd` of a page's metadata. */
  jsonLd: readonly JsonLd[];
}

/**
 * Structured data of a page for search engines, in a server component.
 *
 * @example <JsonLdScript jsonLd={getProductMetadata(product, { url }).jsonLd} />
 */
export const JsonLdScript = ({ jsonLd }: JsonLdScriptProps) =>
  jsonLd.map(serializeJsonLd).map((text) => (
    <script
      key={text}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes every `<`.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  ));
