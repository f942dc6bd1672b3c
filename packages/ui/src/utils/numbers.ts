/** Typed numbers are read in one way, by fields of any kind and by the answers of forms. */
export { readDecimal } from '@vitrine/atoms';
