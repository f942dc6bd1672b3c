/** Typed numbers are parsed the same way by all fields and by form answers. */
export { readDecimal } from '@vitrine/atoms';
