/** Returns the announcer's last message: `polite` or `assertive`. */
export function getAnnouncement(politeness: 'polite' | 'assertive' = 'polite'): string {
  // Other components may have live regions inside the story; the announcer's are next to it.
  const regions = document.querySelectorAll(`[aria-live="${politeness}"]`);
  const region = [...regions].find((one) => !one.closest('[data-story-canvas]'));
  return region?.textContent?.trim() ?? '';
}
