export {
  getCollectionMetadata,
  getEventMetadata,
  getProductMetadata,
  type JsonLd,
  type PageLocation,
  type PageMetadata,
  serializeJsonLd,
} from './patterns/metadata/page-metadata.ts';
