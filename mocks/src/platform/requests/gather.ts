import { type FieldViolation, invalid, PlatformError } from '../errors.ts';

const getViolations = (error: unknown): FieldViolation[] | undefined =>
  error instanceof PlatformError
    ? (error.details.validationError as { fieldViolations: FieldViolation[] } | undefined)
        ?.fieldViolations
    : undefined;

/** Reads several fields, and rejects with all violations together. */
export function collectViolations<Readers extends Record<string, () => unknown>>(
  readers: Readers,
): { [Key in keyof Readers]: ReturnType<Readers[Key]> } {
  const violations: FieldViolation[] = [];
  const entries = Object.entries(readers).map(([key, read]) => {
    try {
      return [key, read()];
    } catch (error) {
      const found = getViolations(error);
      if (!found) throw error;
      violations.push(...found);
      return [key, undefined];
    }
  });
  if (violations.length > 0) throw invalid(...violations);
  return Object.fromEntries(entries);
}
