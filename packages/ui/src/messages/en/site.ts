import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of what a site has on every page besides its shop: promotions, consent, newsletter. */
export const site = {
  'site.promotions': 'Promotions',
  'site.promotionNext': 'Next message',
  'site.promotionPause': 'Pause messages',
  'site.promotionPlay': 'Resume messages',
  'site.consentTitle': 'Your privacy',
  'site.consentText':
    'With your permission, we measure how our pages are used. You can change your choice at any time.',
  'site.consentAccept': 'Accept all',
  'site.consentReject': 'Reject all',
  'site.consentChoose': 'Choose',
  'site.consentSave': 'Save choices',
  'site.consentSaved': 'Your choices are saved.',
  'site.consentSettings': 'Privacy settings',
  'site.consentNecessary': 'Necessary',
  'site.consentNecessaryHint': 'For the cart, your login and security. Always on.',
  'site.consentAnalytics': 'Analytics',
  'site.consentAnalyticsHint': 'Shows us which pages and items are popular.',
  'site.market': 'Country and currency',
  'site.marketHint': 'The page changes when you select another one.',
  'site.marketApply': 'Apply',
  'site.newsletterEmail': 'Email address',
  'site.newsletterEnterEmail': 'Enter your email',
  'site.newsletterSubmit': 'Subscribe',
  'site.newsletterSending': 'Sending',
  'site.newsletterReceived': 'Thank you. Check {email} for a message from us.',
  'site.newsletterFailed': 'We couldn’t subscribe you. Try again.',
} as const satisfies Record<string, Message>;

addDefaultMessages(site);
