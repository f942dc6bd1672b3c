import type { identity as english } from '../en/identity.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of login, registration and the account in German. */
export const identity: TranslatedMessages<typeof english> = {
  'identity.email': 'E-Mail',
  'identity.password': 'Passwort',
  'identity.firstName': 'Vorname',
  'identity.lastName': 'Nachname',
  'identity.or': 'oder',
  'identity.backToLogIn': 'Zurück zur Anmeldung',

  'identity.logIn.title': 'Anmelden',
  'identity.logIn.pending': 'Sie werden angemeldet',
  'identity.logIn.reset': 'Passwort zurücksetzen',
  'identity.logIn.newHere': 'Neu hier?',
  'identity.logIn.create': 'Konto erstellen',
  'identity.logIn.enterEmail': 'Geben Sie Ihre E-Mail-Adresse ein, z. B. name@example.com',
  'identity.logIn.enterPassword': 'Geben Sie Ihr Passwort ein',

  'identity.register.title': 'Konto erstellen',
  'identity.register.submit': 'Konto erstellen',
  'identity.register.pending': 'Konto wird erstellt',
  'identity.register.known': 'Sie haben bereits ein Konto?',
  'identity.register.logIn': 'Anmelden',
  'identity.register.choosePassword': 'Wählen Sie ein Passwort',

  'identity.forgot.title': 'Passwort zurücksetzen',
  'identity.forgot.description':
    'Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues Passwort festlegen.',
  'identity.forgot.submit': 'Link senden',
  'identity.forgot.pending': 'Wird gesendet',
  'identity.forgot.sentTitle': 'Prüfen Sie Ihr Postfach',
  'identity.forgot.sent':
    'Wenn es ein Konto für {email} gibt, haben wir einen Link zum Festlegen eines neuen Passworts dorthin gesendet.',
  'identity.forgot.again': 'Erneut senden',

  'identity.reset.title': 'Neues Passwort festlegen',
  'identity.reset.password': 'Neues Passwort',
  'identity.reset.submit': 'Passwort speichern',
  'identity.reset.pending': 'Wird gespeichert',
  'identity.reset.doneTitle': 'Ihr Passwort wurde geändert',
  'identity.reset.done': 'Sie können sich jetzt damit anmelden.',

  'identity.reset.endedTitle': 'Dieser Link ist abgelaufen',
  'identity.reset.ended': 'Links sind nur einmal und nur kurze Zeit gültig.',
  'identity.reset.again': 'Neuen Link senden',

  'identity.verify.title': 'Bestätigungscode eingeben',
  'identity.verify.description': 'Wir haben einen sechsstelligen Code an {email} gesendet.',
  'identity.verify.code': 'Bestätigungscode',
  'identity.verify.enterCode': 'Geben Sie den sechsstelligen Code aus der E-Mail ein',
  'identity.verify.submit': 'Weiter',
  'identity.verify.pending': 'Wird geprüft',
  'identity.verify.resend': 'Neuen Code senden',
  'identity.verify.resendIn': {
    one: 'Neuen Code senden in {count} Sekunde',
    other: 'Neuen Code senden in {count} Sekunden',
  },
  'identity.verify.resent': 'Wir haben einen neuen sechsstelligen Code an {email} gesendet.',

  'identity.captcha.label': 'Sicherheitsprüfung',
  'identity.captcha.solve': 'Bestätigen Sie, dass Sie ein Mensch sind',
  'identity.captcha.expired': 'Die Prüfung ist abgelaufen. Versuchen Sie es erneut.',
  'identity.captcha.failed':
    'Die Prüfung konnte nicht geladen werden. Möglicherweise blockiert sie ein Werbeblocker.',
  'identity.captcha.elsewhere': 'Auf einer anderen Seite anmelden',

  'identity.approval.title': 'Ihr Konto wird geprüft',
  'identity.approval.description': 'Wir schreiben an {email}, sobald es freigeschaltet ist.',
  'identity.approval.done': 'Verstanden',

  'identity.hosted.title': 'Nur noch ein Schritt',
  'identity.hosted.description':
    'Ihr Konto ist mit einer Bestätigung in zwei Schritten geschützt. Sie bestätigen auf einer anderen Seite und kommen dann hierher zurück.',
  'identity.hosted.continue': 'Weiter',
  'identity.hosted.elsewhereTitle': 'Auf einer anderen Seite fortfahren',
  'identity.hosted.elsewhereDescription': 'Sie melden sich dort an und kommen dann hierher zurück.',
  'identity.hosted.slowTitle': 'Ihre Anmeldung läuft noch',
  'identity.hosted.slowDescription':
    'Das dauert länger als gewöhnlich. Sie können hier warten oder auf der Anmeldeseite fortfahren.',
  'identity.hosted.waiting': 'Warten auf die andere Seite',
  'identity.hosted.startAgain': 'Neu starten',
  'identity.hosted.closed': 'Das andere Fenster wurde geschlossen, bevor Sie angemeldet waren.',
  'identity.hosted.timedOut': 'Die andere Seite hat nicht rechtzeitig geantwortet.',
  'identity.hosted.blocked': 'Ihr Browser hat das Fenster blockiert.',
  'identity.hosted.rejected': 'Die Anmeldung dort hat nicht geklappt.',

  'identity.return.done': 'Sie sind angemeldet',
  'identity.return.closeWindow': 'Sie können dieses Fenster schließen.',
  'identity.return.failed': 'Die Anmeldung hat nicht geklappt',
  'identity.return.again': 'Erneut anmelden',

  'identity.connections.with': 'Weiter mit {name}',
  'identity.connections.pending': 'Warten auf {name}',
  'identity.connections.elsewhere':
    'Sie melden sich auf der Seite von {name} an. Hier brauchen Sie kein Passwort.',
  'identity.connections.submit': 'Weiter zu {name}',

  'identity.context.framed':
    'Öffnen Sie diese Seite zu Ihrer Sicherheit in einem eigenen Fenster, um sich anzumelden.',
  'identity.context.framedAction': 'Seite öffnen',
  'identity.context.insecure':
    'Die Verbindung zu dieser Seite ist nicht verschlüsselt. Andere könnten Ihr Passwort mitlesen.',
  'identity.context.insecureAction': 'Zur sicheren Seite',

  'identity.ended.title': 'Sie wurden abgemeldet',
  'identity.ended.description': 'Ihre Sitzung ist abgelaufen. Ihre Auswahl bleibt gespeichert.',
  'identity.ended.dismiss': 'Als Gast fortfahren',

  'identity.logoutFailed.title': 'Sie sind auf diesem Gerät abgemeldet',
  'identity.logoutFailed.description':
    'Wir konnten Ihre Sitzung beim Anmeldedienst nicht beenden. Auf diesem Gerät könnte sich also jemand anderes mit Ihrem Konto anmelden. Versuchen Sie es erneut. Wenn andere das Gerät nutzen, schließen Sie den Browser.',
  'identity.logoutFailed.again':
    'Wir konnten Ihre Sitzung beim Anmeldedienst weiterhin nicht beenden.',

  'identity.renewal.failed':
    'Wir erreichen den Anmeldedienst nicht, daher fehlen möglicherweise einige Angaben. Sie bleiben angemeldet.',
  'identity.renewal.done': 'Wir erreichen den Anmeldedienst wieder.',

  'identity.account.logOut': 'Abmelden',
  'identity.account.loggingOut': 'Sie werden abgemeldet',

  'identity.account.visitorTitle': 'Melden Sie sich an, um Ihr Konto zu sehen',
  'identity.account.visitor': 'Hier finden Sie Ihre Bestellungen, Tickets und Daten.',
  'identity.account.hello': 'Hallo, {name}',
  'identity.account.sections': 'Kontobereiche',

  'identity.profile.title': 'Persönliche Daten',
  'identity.profile.name': 'Name',
  'identity.profile.noName': 'Noch kein Name',
  'identity.profile.unknown': 'Ihre Daten erscheinen hier nach Ihrer nächsten Anmeldung.',
  'identity.profile.failed': 'Ihre Daten konnten nicht geladen werden.',
  'identity.profile.edit': 'Bearbeiten',
  'identity.profile.save': 'Speichern',
  'identity.profile.saving': 'Wird gespeichert',
  'identity.profile.saved': 'Ihre Daten wurden gespeichert.',
  'identity.profile.cancel': 'Abbrechen',

  'identity.security.title': 'Sicherheit',
  'identity.security.password': 'Passwort',
  'identity.security.passwordNote': 'Verwenden Sie ein Passwort, das Sie sonst nirgends nutzen.',
  'identity.security.change': 'Ändern',
  'identity.security.changed': 'Ihr Passwort wurde geändert.',
  'identity.security.here': 'Dieses Gerät',
  'identity.security.hereNote': 'Sie werden auf diesem Gerät abgemeldet.',
  'identity.security.everywhere': 'Alle Geräte',
  'identity.security.everywhereNote': 'Sie werden auf allen Geräten abgemeldet.',
  'identity.security.logOutEverywhere': 'Überall abmelden',
  'identity.security.notLoggedOut':
    'Wir konnten Sie nicht auf allen Geräten abmelden. Versuchen Sie es in einer Minute erneut.',

  'identity.problem.match':
    'E-Mail-Adresse und Passwort stimmen nicht überein. Versuchen Sie es erneut oder setzen Sie Ihr Passwort zurück.',
  'identity.problem.reset':
    'Dieses Passwort muss zurückgesetzt werden. Setzen Sie es zurück, um sich anzumelden.',
  'identity.problem.taken':
    'Für diese E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an oder verwenden Sie eine andere Adresse.',
  'identity.problem.human':
    'Bestätigen Sie, dass Sie ein Mensch sind, und versuchen Sie es erneut.',
  'identity.problem.captcha':
    'Die Sicherheitsprüfung konnte nicht geladen werden. Melden Sie sich stattdessen auf einer anderen Seite an.',
  'identity.problem.notVerified':
    'Die Anmeldung hat nicht geklappt. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
  'identity.problem.again': 'Melden Sie sich erneut an, um fortzufahren.',
  'identity.problem.code':
    'Dieser Code stimmt nicht oder ist abgelaufen. Prüfen Sie die neueste E-Mail, oder fordern Sie einen neuen Code an.',
  'identity.problem.ended': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'identity.problem.unreachable':
    'Die Verbindung ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Ihre Eingaben sind noch da.',
  'identity.problem.failed':
    'Das hat leider nicht geklappt. Versuchen Sie es in einer Minute erneut.',
};
