/**
 * Returns the response, or null if the platform responds that there is none (404). Other failures
 * stay.
 */
export async function nullOn404<Data>(response: Promise<Data>): Promise<Data | null> {
  try {
    return await response;
  } catch (error) {
    if ((error as { status?: unknown } | null)?.status === 404) return null;
    throw error;
  }
}
