/** Returns the last submitted values of a form, by name. */
export function sent(onSubmit: unknown): Record<string, FormDataEntryValue> {
  return Object.fromEntries((onSubmit as { mock: { lastCall: [FormData] } }).mock.lastCall[0]);
}
