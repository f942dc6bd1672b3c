/** What the page's announcer said last: politely, or at once. */
export function spoken(politeness: 'polite' | 'assertive' = 'polite'): string {
  // Other parts may have live regions inside their own frame; the announcer's are next to the story.
  const regions = document.querySelectorAll(`[aria-live="${politeness}"]`);
  const region = [...regions].find((one) => !one.closest('[data-story-canvas]'));
  return region?.textContent?.trim() ?? '';
}
