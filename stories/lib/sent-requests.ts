/** What a form sent last, by the name of each answer. */
export function sent(onSubmit: unknown): Record<string, FormDataEntryValue> {
  return Object.fromEntries((onSubmit as { mock: { lastCall: [FormData] } }).mock.lastCall[0]);
}
