/** Joins the given names into one `className`; empty ones are omitted. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
