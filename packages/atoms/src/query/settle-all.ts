/** Waits until all have ended, however they ended, and then fails as the first of them that failed. */
export async function settleAll(promises: Iterable<unknown>): Promise<void> {
  const ends = await Promise.allSettled(promises);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
