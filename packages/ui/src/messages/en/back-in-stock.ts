import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of back-in-stock requests. */
export const backInStock = {
  'backInStock.title': 'Email me when it’s back',
  'backInStock.description': 'We’ll send one email when it’s back.',
  'backInStock.email': 'Email',
  'backInStock.enterEmail': 'Enter your email address',
  'backInStock.rejectedEmail': 'We couldn’t use this address. Check it, or enter another one.',
  'backInStock.consent': 'I agree to get this one email',
  'backInStock.consentHint': 'We’ll use your address for nothing else.',
  'backInStock.checkConsent': 'Check the box so we can email you',
  'backInStock.submit': 'Notify me',
  'backInStock.sending': 'Sending',
  'backInStock.received': 'Done. We’ll email {email} when it’s back.',
  'backInStock.alreadyRequested': 'You’re already on the list. We’ll email {email}.',
  'backInStock.another': 'Use another email',
  'backInStock.inStock': 'It’s back in stock. You can buy it now.',
  'backInStock.rejoin': 'Sold out again? Rejoin the list',
  'backInStock.gone': 'This has been discontinued and won’t be back.',
  'backInStock.failed': 'Something went wrong. What you entered is still here. Try again.',
} as const satisfies Record<string, Message>;

addDefaultMessages(backInStock);
