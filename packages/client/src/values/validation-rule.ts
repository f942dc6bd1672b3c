/** The rules that the platform names when it rejects a field. See docs/reference/errors.mdx. */
export const ValidationRule = {
  VALIDATION: 'VALIDATION',
  OTHER: 'OTHER',
  MAX: 'MAX',
  MIN: 'MIN',
  MAX_LENGTH: 'MAX_LENGTH',
  MIN_LENGTH: 'MIN_LENGTH',
  MAX_SIZE: 'MAX_SIZE',
  MIN_SIZE: 'MIN_SIZE',
  FORMAT: 'FORMAT',
  DECIMAL_LTE: 'DECIMAL_LTE',
  DECIMAL_GTE: 'DECIMAL_GTE',
  DECIMAL_LT: 'DECIMAL_LT',
  DECIMAL_GT: 'DECIMAL_GT',
  DECIMAL_MAX_SCALE: 'DECIMAL_MAX_SCALE',
  INVALID_ENUM_VALUE: 'INVALID_ENUM_VALUE',
  REQUIRED_FIELD: 'REQUIRED_FIELD',
  FIELD_NOT_ALLOWED: 'FIELD_NOT_ALLOWED',
  ONE_OF_ALIGNMENT: 'ONE_OF_ALIGNMENT',
  EXACT_LENGTH: 'EXACT_LENGTH',
  EXACT_SIZE: 'EXACT_SIZE',
} as const;
export type ValidationRule = (typeof ValidationRule)[keyof typeof ValidationRule];
