import type { backInStock as english } from '../en/back-in-stock.ts';
import type { Translated } from '../message.ts';

export const backInStock: Translated<typeof english> = {
  'backInStock.title': 'Benachrichtigung, sobald verfügbar',
  'backInStock.lead': 'Eine E-Mail an dem Tag, an dem es wieder da ist, sonst nichts.',
  'backInStock.email': 'E-Mail',
  'backInStock.enterEmail': 'Geben Sie die E-Mail-Adresse ein, an die wir schreiben sollen',
  'backInStock.refusedEmail':
    'Diese Adresse wurde nicht angenommen. Prüfen Sie sie oder geben Sie eine andere ein.',
  'backInStock.consent': 'Schreiben Sie mir, sobald es wieder da ist',
  'backInStock.consentHint': 'Die Adresse wird nur für diese eine Nachricht aufbewahrt.',
  'backInStock.tickConsent': 'Setzen Sie das Häkchen, damit wir Ihnen schreiben dürfen',
  'backInStock.submit': 'Benachrichtigen',
  'backInStock.sending': 'Wird gesendet',
  'backInStock.received': 'Wir schreiben an {email}, sobald es wieder da ist.',
  'backInStock.wasAsked':
    'Das ist schon vorgemerkt: Wir schreiben an {email}, sobald es wieder da ist.',
  'backInStock.another': 'Andere E-Mail-Adresse verwenden',
  'backInStock.inStock': 'Es ist wieder da und kann sofort gekauft werden.',
  'backInStock.gone':
    'Dieser Artikel wird nicht mehr angeboten, daher gibt es nichts mehr zu melden.',
  'backInStock.failed':
    'Das wurde nicht gesendet. Ihre Eingaben sind noch da: Versuchen Sie es erneut.',
};
