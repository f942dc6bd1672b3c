import { type AnalyticsEvent, analyticsConsentAtom, analyticsListenerAtom } from '@vitrine/atoms';
import type { Loaded } from '@vitrine/storybook';

/**
 * Grants the consent to analytics. Returns the events of the story: those so far, which waited for
 * the consent, and all later ones.
 */
export function getAnalyticsEvents(loaded: unknown): AnalyticsEvent[] {
  const { store } = (loaded as Required<Loaded>).storefront;
  const events: AnalyticsEvent[] = [];
  store.set(analyticsListenerAtom, (event) => events.push(event));
  store.set(analyticsConsentAtom, 'granted');
  return events;
}
