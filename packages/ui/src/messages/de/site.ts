import type { site as english } from '../en/site.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of what a site has on every page besides its shop in German. */
export const site: TranslatedMessages<typeof english> = {
  'site.promotions': 'Aktionen',
  'site.promotionNext': 'Nächste Meldung',
  'site.promotionPause': 'Meldungen anhalten',
  'site.promotionPlay': 'Meldungen fortsetzen',
  'site.consentTitle': 'Ihre Privatsphäre',
  'site.consentText':
    'Mit Ihrer Einwilligung messen wir, wie unsere Seiten genutzt werden. Sie können Ihre Auswahl jederzeit ändern.',
  'site.consentAccept': 'Alle akzeptieren',
  'site.consentReject': 'Alle ablehnen',
  'site.consentChoose': 'Auswählen',
  'site.consentSave': 'Auswahl speichern',
  'site.consentSaved': 'Ihre Auswahl ist gespeichert.',
  'site.consentSettings': 'Privatsphäre-Einstellungen',
  'site.consentNecessary': 'Notwendig',
  'site.consentNecessaryHint': 'Für Warenkorb, Anmeldung und Sicherheit. Immer aktiv.',
  'site.consentAnalytics': 'Analyse',
  'site.consentAnalyticsHint': 'Zeigt uns, welche Seiten und Artikel beliebt sind.',
  'site.market': 'Land und Währung',
  'site.marketHint': 'Die Seite wechselt, sobald Sie etwas anderes auswählen.',
  'site.marketApply': 'Übernehmen',
  'site.newsletterEmail': 'E-Mail-Adresse',
  'site.newsletterEnterEmail': 'Geben Sie Ihre E-Mail-Adresse ein',
  'site.newsletterSubmit': 'Abonnieren',
  'site.newsletterSending': 'Wird gesendet',
  'site.newsletterReceived': 'Vielen Dank. Sie erhalten eine Nachricht von uns an {email}.',
  'site.newsletterFailed':
    'Das Abonnement konnte nicht eingerichtet werden. Versuchen Sie es erneut.',
};
