/**
 * Copies a text to the clipboard. Resolves with whether it is there: a page that is not secure has no
 * clipboard, and the browser may deny it. Never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
