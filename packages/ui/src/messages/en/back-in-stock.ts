import type { Message } from '../message.ts';

/** Words of asking to be told when something is back. */
export const backInStock = {
  'backInStock.title': 'Tell me when it is back',
  'backInStock.lead': 'One e-mail on the day it can be had again, and nothing else.',
  'backInStock.email': 'E-mail',
  'backInStock.enterEmail': 'Enter the e-mail address that we shall write to',
  'backInStock.refusedEmail': 'This address was not taken. Check it, or enter another one.',
  'backInStock.consent': 'Write to me when this is back',
  'backInStock.consentHint': 'The address is kept for this one message.',
  'backInStock.tickConsent': 'Tick the box, so that we may write to you',
  'backInStock.submit': 'Tell me',
  'backInStock.sending': 'Sending',
  'backInStock.received': 'We will write to {email} when it is back.',
  'backInStock.wasAsked': 'We know already: we will write to {email} when it is back.',
  'backInStock.another': 'Use another e-mail',
  'backInStock.inStock': 'It is back: it can be bought at once.',
  'backInStock.gone': 'This is not offered any more, so there will be nothing to tell.',
  'backInStock.failed': 'It was not sent. What you entered is still here: try again.',
} satisfies Record<string, Message>;
