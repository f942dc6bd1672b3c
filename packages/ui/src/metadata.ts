export {
  getCollectionMetadata,
  getEventMetadata,
  getProductMetadata,
  type JsonLd,
  type PageLocation,
  type PageMetadata,
  type ProductRating,
  serializeJsonLd,
} from './patterns/metadata/page-metadata.ts';
