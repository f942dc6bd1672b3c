import type { backInStock as english } from '../en/back-in-stock.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of back-in-stock requests in German. */
export const backInStock: TranslatedMessages<typeof english> = {
  'backInStock.title': 'Benachrichtigen, wenn wieder verfügbar',
  'backInStock.description':
    'Sie erhalten genau eine E-Mail, sobald der Artikel wieder verfügbar ist.',
  'backInStock.email': 'E-Mail',
  'backInStock.enterEmail': 'Geben Sie Ihre E-Mail-Adresse ein',
  'backInStock.rejectedEmail':
    'Diese Adresse können wir nicht verwenden. Prüfen Sie sie oder geben Sie eine andere ein.',
  'backInStock.consent': 'Ich bin mit dieser einen E-Mail einverstanden',
  'backInStock.consentHint': 'Wir verwenden Ihre Adresse nur dafür.',
  'backInStock.checkConsent': 'Setzen Sie das Häkchen, damit wir Ihnen schreiben dürfen',
  'backInStock.submit': 'Benachrichtigen',
  'backInStock.sending': 'Wird gesendet',
  'backInStock.received': 'Fertig. Wir schreiben an {email}, sobald der Artikel verfügbar ist.',
  'backInStock.alreadyRequested': 'Sie stehen bereits auf der Liste. Wir schreiben an {email}.',
  'backInStock.another': 'Andere E-Mail-Adresse verwenden',
  'backInStock.inStock': 'Der Artikel ist wieder verfügbar. Sie können ihn jetzt kaufen.',
  'backInStock.rejoin': 'Wieder ausverkauft? Erneut benachrichtigen lassen',
  'backInStock.gone': 'Dieser Artikel wird nicht mehr angeboten und kommt nicht wieder.',
  'backInStock.failed':
    'Das hat leider nicht geklappt. Ihre Eingaben sind noch da. Versuchen Sie es erneut.',
};
