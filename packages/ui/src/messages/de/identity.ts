import type { identity as english } from '../en/identity.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const identity: TranslatedMessages<typeof english> = {
  'identity.email': 'E-Mail',
  'identity.password': 'Passwort',
  'identity.firstName': 'Vorname',
  'identity.lastName': 'Nachname',
  'identity.or': 'oder',
  'identity.backToLogIn': 'Zurück zur Anmeldung',

  'identity.logIn.title': 'Anmelden',
  'identity.logIn.submit': 'Anmelden',
  'identity.logIn.pending': 'Anmeldung läuft',
  'identity.logIn.reset': 'Passwort zurücksetzen',
  'identity.logIn.newHere': 'Neu hier?',
  'identity.logIn.create': 'Konto anlegen',
  'identity.logIn.enterEmail': 'Geben Sie Ihre E-Mail-Adresse ein, etwa name@example.com',
  'identity.logIn.enterPassword': 'Geben Sie Ihr Passwort ein',

  'identity.register.title': 'Konto anlegen',
  'identity.register.submit': 'Konto anlegen',
  'identity.register.pending': 'Konto wird angelegt',
  'identity.register.known': 'Sie haben ein Konto?',
  'identity.register.logIn': 'Anmelden',
  'identity.register.choosePassword': 'Wählen Sie ein Passwort',

  'identity.forgot.title': 'Passwort zurücksetzen',
  'identity.forgot.description': 'Wir senden Ihnen einen Link, mit dem Sie ein neues festlegen.',
  'identity.forgot.submit': 'Link senden',
  'identity.forgot.pending': 'Wird gesendet',
  'identity.forgot.sentTitle': 'Sehen Sie in Ihr Postfach',
  'identity.forgot.sent':
    'Falls es ein Konto für {email} gibt, ist ein Link zum Festlegen eines neuen Passworts unterwegs.',
  'identity.forgot.again': 'Erneut senden',

  'identity.reset.title': 'Neues Passwort festlegen',
  'identity.reset.password': 'Neues Passwort',
  'identity.reset.submit': 'Passwort speichern',
  'identity.reset.pending': 'Wird gespeichert',
  'identity.reset.doneTitle': 'Ihr Passwort ist festgelegt',
  'identity.reset.done': 'Melden Sie sich damit an, um fortzufahren.',

  'identity.reset.endedTitle': 'Dieser Link ist abgelaufen',
  'identity.reset.ended':
    'Ein Link zum Festlegen des Passworts gilt einmal und nur für kurze Zeit.',
  'identity.reset.again': 'Neuen Link senden',

  'identity.verify.title': 'Code eingeben',
  'identity.verify.description': 'Wir haben sechs Ziffern an {email} gesendet.',
  'identity.verify.code': 'Code',
  'identity.verify.enterCode': 'Geben Sie die sechs Ziffern aus der E-Mail ein',
  'identity.verify.submit': 'Weiter',
  'identity.verify.pending': 'Wird geprüft',
  'identity.verify.resend': 'Neuen Code senden',
  'identity.verify.resendIn': {
    one: 'Neuer Code in {count} Sekunde',
    other: 'Neuer Code in {count} Sekunden',
  },
  'identity.verify.resent': 'Ein neuer Code ist unterwegs.',

  'identity.captcha.label': 'Sind Sie ein Mensch?',
  'identity.captcha.solve': 'Zeigen Sie, dass Sie ein Mensch sind',
  'identity.captcha.expired': 'Die Prüfung ist abgelaufen. Wiederholen Sie sie.',
  'identity.captcha.failed':
    'Die Prüfung konnte nicht geladen werden. Vielleicht steht ihr ein Werbeblocker im Weg.',
  'identity.captcha.elsewhere': 'Auf einer anderen Seite anmelden',

  'identity.approval.title': 'Ihr Konto wird geprüft',
  'identity.approval.description':
    'Wir schreiben an {email}, sobald es freigegeben ist. Mehr ist nicht nötig.',
  'identity.approval.done': 'Verstanden',

  'identity.hosted.title': 'Noch ein Schritt',
  'identity.hosted.description':
    'Ihr Konto verlangt einen zweiten Nachweis, dass Sie es sind. Das geschieht auf einer eigenen Seite, danach kommen Sie hierher zurück.',
  'identity.hosted.continue': 'Dort fortfahren',
  'identity.hosted.elsewhereTitle': 'Auf einer anderen Seite fortfahren',
  'identity.hosted.elsewhereDescription':
    'Sie melden sich dort an und kommen danach hierher zurück.',
  'identity.hosted.waiting': 'Warten auf die andere Seite',
  'identity.hosted.startAgain': 'Neu beginnen',
  'identity.hosted.closed': 'Das andere Fenster wurde geschlossen, bevor Sie angemeldet waren.',
  'identity.hosted.timedOut': 'Die andere Seite hat nicht rechtzeitig geantwortet.',
  'identity.hosted.blocked': 'Ihr Browser hat kein Fenster zugelassen.',
  'identity.hosted.rejected': 'Die andere Seite hat Sie nicht angemeldet.',

  'identity.connections.with': 'Weiter mit {name}',
  'identity.connections.pending': 'Warten auf {name}',
  'identity.connections.elsewhere':
    '{name} meldet Sie auf der eigenen Seite an, ohne ein Passwort hier.',
  'identity.connections.submit': 'Weiter zu {name}',

  'identity.context.framed':
    'Diese Seite wird innerhalb einer anderen Website gezeigt. Dort sollte niemand ein Passwort eingeben.',
  'identity.context.framedAction': 'Für sich allein öffnen',
  'identity.context.insecure':
    'Die Verbindung zu dieser Seite ist nicht verschlüsselt. Ein Passwort könnte unterwegs mitgelesen werden.',
  'identity.context.insecureAction': 'Zur verschlüsselten Seite',

  'identity.ended.title': 'Sie wurden abgemeldet',
  'identity.ended.description': 'Ihre Sitzung ist abgelaufen. Ihre Auswahl bleibt erhalten.',
  'identity.ended.dismiss': 'Ohne Konto weitermachen',

  'identity.account.title': 'Konto',
  'identity.account.logOut': 'Abmelden',
  'identity.account.loggingOut': 'Abmeldung läuft',

  'identity.account.visitorTitle': 'Melden Sie sich an, um Ihr Konto zu sehen',
  'identity.account.visitor': 'Bestellungen, Tickets und Angaben sind für Mitglieder.',
  'identity.account.sections': 'Bereiche des Kontos',

  'identity.profile.title': 'Angaben',
  'identity.profile.name': 'Name',
  'identity.profile.noName': 'Noch kein Name',
  'identity.profile.unknown': 'Ihre Angaben erscheinen hier nach Ihrer nächsten Anmeldung.',
  'identity.profile.failed': 'Ihre Angaben konnten nicht gelesen werden.',
  'identity.profile.edit': 'Bearbeiten',
  'identity.profile.save': 'Speichern',
  'identity.profile.saving': 'Wird gespeichert',
  'identity.profile.saved': 'Ihre Angaben sind gespeichert.',
  'identity.profile.cancel': 'Abbrechen',

  'identity.security.title': 'Sicherheit',
  'identity.security.password': 'Passwort',
  'identity.security.passwordNote': 'Wählen Sie eines, das Sie nirgendwo sonst verwenden.',
  'identity.security.change': 'Ändern',
  'identity.security.changed': 'Ihr Passwort ist geändert.',
  'identity.security.here': 'Dieses Gerät',
  'identity.security.hereNote': 'Sie werden hier und auf der Anmeldeseite abgemeldet.',
  'identity.security.everywhere': 'Alle Geräte',
  'identity.security.everywhereNote':
    'Auf jedem Telefon und Computer ist eine neue Anmeldung nötig.',
  'identity.security.logOutEverywhere': 'Überall abmelden',
  'identity.security.notLoggedOut':
    'Nicht alle Geräte konnten abgemeldet werden. Versuchen Sie es in einer Minute erneut.',

  'identity.problem.match':
    'E-Mail und Passwort passen nicht zusammen. Versuchen Sie es erneut oder setzen Sie das Passwort zurück.',
  'identity.problem.reset':
    'Dieses Passwort muss neu festgelegt werden. Setzen Sie es zurück, um sich anzumelden.',
  'identity.problem.taken':
    'Zu dieser E-Mail gibt es ein Konto. Melden Sie sich damit an oder setzen Sie das Passwort zurück.',
  'identity.problem.email': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  'identity.problem.human':
    'Zeigen Sie, dass Sie ein Mensch sind, und senden Sie dies dann erneut.',
  'identity.problem.captcha':
    'Die Prüfung, ob Sie ein Mensch sind, konnte nicht geladen werden. Melden Sie sich stattdessen auf einer anderen Seite an.',
  'identity.problem.notVerified':
    'Das hat Sie nicht angemeldet. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
  'identity.problem.again': 'Melden Sie sich erneut an, um fortzufahren.',
  'identity.problem.code': 'Dieser Code stimmt nicht. Sehen Sie in die neueste E-Mail.',
  'identity.problem.ended': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'identity.problem.unreachable':
    'Wir waren nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut: Ihre Eingaben bleiben erhalten.',
  'identity.problem.failed': 'Das kam nicht an. Versuchen Sie es in einer Minute erneut.',
};
