import type { Message } from '../format-message.ts';

/** Words of logging in, registering and the account. */
export const identity = {
  'identity.email': 'E-mail',
  'identity.password': 'Password',
  'identity.firstName': 'First name',
  'identity.lastName': 'Last name',
  'identity.or': 'or',
  'identity.backToLogIn': 'Back to log in',

  'identity.logIn.title': 'Log in',
  'identity.logIn.submit': 'Log in',
  'identity.logIn.pending': 'Logging in',
  'identity.logIn.reset': 'Reset password',
  'identity.logIn.newHere': 'New here?',
  'identity.logIn.create': 'Create an account',
  'identity.logIn.enterEmail': 'Enter your e-mail address, such as name@example.com',
  'identity.logIn.enterPassword': 'Enter your password',

  'identity.register.title': 'Create an account',
  'identity.register.submit': 'Create the account',
  'identity.register.pending': 'Creating the account',
  'identity.register.known': 'Have an account?',
  'identity.register.logIn': 'Log in',
  'identity.register.choosePassword': 'Choose a password',

  'identity.forgot.title': 'Reset password',
  'identity.forgot.description': 'We send you a link to set a new one.',
  'identity.forgot.submit': 'Send the link',
  'identity.forgot.pending': 'Sending',
  'identity.forgot.sentTitle': 'Look in your inbox',
  'identity.forgot.sent':
    'If there is an account for {email}, a link to set a new password is on its way.',
  'identity.forgot.again': 'Send it again',

  'identity.reset.title': 'Set a new password',
  'identity.reset.password': 'New password',
  'identity.reset.submit': 'Save the password',
  'identity.reset.pending': 'Saving',
  'identity.reset.doneTitle': 'Your password is set',
  'identity.reset.done': 'Log in with it to go on.',

  'identity.reset.endedTitle': 'This link has ended',
  'identity.reset.ended': 'A link to set a password is good once, and not for long.',
  'identity.reset.again': 'Send a new link',

  'identity.verify.title': 'Enter the code',
  'identity.verify.description': 'We sent six digits to {email}.',
  'identity.verify.code': 'Code',
  'identity.verify.enterCode': 'Enter the six digits of the e-mail',
  'identity.verify.submit': 'Continue',
  'identity.verify.pending': 'Checking',
  'identity.verify.resend': 'Send a new code',
  'identity.verify.resendIn': {
    one: 'Send a new code in {count} second',
    other: 'Send a new code in {count} seconds',
  },
  'identity.verify.resent': 'A new code is on its way.',

  'identity.captcha.label': 'Are you a person?',
  'identity.captcha.solve': 'Show that you are a person',
  'identity.captcha.expired': 'The check has ended. Do it once more.',
  'identity.captcha.failed': 'The check could not be loaded. An ad blocker may stand in its way.',
  'identity.captcha.elsewhere': 'Log in on another page',

  'identity.approval.title': 'Your account is being looked at',
  'identity.approval.description':
    'We write to {email} as soon as it is open. Nothing else is needed.',
  'identity.approval.done': 'Got it',

  'identity.hosted.title': 'One more step',
  'identity.hosted.description':
    'Your account asks for a second proof that it is you. That happens on a page of its own, and you come back here after it.',
  'identity.hosted.continue': 'Continue there',
  'identity.hosted.elsewhereTitle': 'Continue on another page',
  'identity.hosted.elsewhereDescription': 'You log in there, and come back here after it.',
  'identity.hosted.waiting': 'Waiting for the other page',
  'identity.hosted.startAgain': 'Start again',
  'identity.hosted.closed': 'The other window was closed before you had logged in.',
  'identity.hosted.timedOut': 'The other page took too long to answer.',
  'identity.hosted.blocked': 'Your browser let no window open.',
  'identity.hosted.rejected': 'The other page did not log you in.',

  'identity.connections.with': 'Continue with {name}',
  'identity.connections.pending': 'Waiting for {name}',
  'identity.connections.elsewhere': '{name} logs you in on its own page, without a password here.',
  'identity.connections.submit': 'Continue to {name}',

  'identity.context.framed':
    'This page is shown inside another site, where nobody should type a password.',
  'identity.context.framedAction': 'Open it on its own',
  'identity.context.insecure':
    'The connection to this page is not encrypted, so a password could be read on its way.',
  'identity.context.insecureAction': 'Go to the encrypted page',

  'identity.ended.title': 'You have been logged out',
  'identity.ended.description': 'Your session has ended. What you chose is kept.',
  'identity.ended.dismiss': 'Go on without an account',

  'identity.account.title': 'Account',
  'identity.account.logOut': 'Log out',
  'identity.account.loggingOut': 'Logging out',

  'identity.account.visitorTitle': 'Log in to see your account',
  'identity.account.visitor': 'Orders, tickets and details are for members.',
  'identity.account.sections': 'Parts of the account',

  'identity.profile.title': 'Details',
  'identity.profile.name': 'Name',
  'identity.profile.noName': 'No name yet',
  'identity.profile.unknown': 'Your details appear here the next time you log in.',
  'identity.profile.failed': 'Your details could not be read.',
  'identity.profile.edit': 'Edit',
  'identity.profile.save': 'Save',
  'identity.profile.saving': 'Saving',
  'identity.profile.saved': 'Your details are saved.',
  'identity.profile.cancel': 'Cancel',

  'identity.security.title': 'Security',
  'identity.security.password': 'Password',
  'identity.security.passwordNote': 'Choose one that you use nowhere else.',
  'identity.security.change': 'Change',
  'identity.security.changed': 'Your password is changed.',
  'identity.security.here': 'This device',
  'identity.security.hereNote': 'You are logged out here and on the login page.',
  'identity.security.everywhere': 'All devices',
  'identity.security.everywhereNote': 'Every phone and computer has to log in again.',
  'identity.security.logOutEverywhere': 'Log out everywhere',
  'identity.security.notLoggedOut': 'Not every device could be logged out. Try again in a minute.',

  'identity.problem.match':
    'That e-mail and password do not match. Try again, or reset the password.',
  'identity.problem.reset': 'This password has to be set anew. Reset it to log in.',
  'identity.problem.taken':
    'There is an account with this e-mail. Log in with it, or reset the password.',
  'identity.problem.email': 'Enter an e-mail address such as name@example.com',
  'identity.problem.human': 'Show that you are a person, then send this again.',
  'identity.problem.captcha':
    'The check that you are a person could not be loaded. Log in on another page instead.',
  'identity.problem.notVerified': 'That did not log you in. Try again, or log in in another way.',
  'identity.problem.again': 'Log in again to go on.',
  'identity.problem.code': 'That code does not match. Look at the newest e-mail.',
  'identity.problem.ended': 'This link has ended. Ask for a new one.',
  'identity.problem.unreachable':
    'We could not be reached. Check your connection and try again: what you typed is kept.',
  'identity.problem.failed': 'This did not go through. Try again in a minute.',
} as const satisfies Record<string, Message>;
