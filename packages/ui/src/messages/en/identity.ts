import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of login, registration and the account. */
export const identity = {
  'identity.email': 'Email',
  'identity.password': 'Password',
  'identity.firstName': 'First name',
  'identity.lastName': 'Last name',
  'identity.or': 'or',
  'identity.backToLogIn': 'Back to login',

  'identity.logIn.title': 'Log in',
  'identity.logIn.pending': 'Logging in',
  'identity.logIn.reset': 'Reset password',
  'identity.logIn.newHere': 'New here?',
  'identity.logIn.create': 'Create an account',
  'identity.logIn.enterEmail': 'Enter your email address, like name@example.com',
  'identity.logIn.enterPassword': 'Enter your password',

  'identity.register.title': 'Create an account',
  'identity.register.submit': 'Create account',
  'identity.register.pending': 'Creating account',
  'identity.register.known': 'Already have an account?',
  'identity.register.logIn': 'Log in',
  'identity.register.choosePassword': 'Choose a password',

  'identity.forgot.title': 'Reset password',
  'identity.forgot.description': 'We’ll email you a link to choose a new one.',
  'identity.forgot.submit': 'Send link',
  'identity.forgot.pending': 'Sending',
  'identity.forgot.sentTitle': 'Check your inbox',
  'identity.forgot.sent':
    'If there’s an account for {email}, we’ve emailed a link to choose a new password.',
  'identity.forgot.again': 'Send again',

  'identity.reset.title': 'Choose a new password',
  'identity.reset.password': 'New password',
  'identity.reset.submit': 'Save password',
  'identity.reset.pending': 'Saving',
  'identity.reset.doneTitle': 'Your password has been changed',
  'identity.reset.done': 'You can now log in with it.',

  'identity.reset.endedTitle': 'This link has expired',
  'identity.reset.ended': 'Links work once and only for a short time.',
  'identity.reset.again': 'Send a new link',

  'identity.verify.title': 'Enter the code',
  'identity.verify.description': 'We sent a six-digit code to {email}.',
  'identity.verify.code': 'Code',
  'identity.verify.enterCode': 'Enter the six-digit code from the email',
  'identity.verify.submit': 'Continue',
  'identity.verify.pending': 'Checking',
  'identity.verify.resend': 'Send a new code',
  'identity.verify.resendIn': {
    one: 'Send a new code in {count} second',
    other: 'Send a new code in {count} seconds',
  },
  'identity.verify.resent': 'We’ve sent a new six-digit code to {email}.',

  'identity.captcha.label': 'Security check',
  'identity.captcha.solve': 'Confirm you’re human',
  'identity.captcha.expired': 'The check timed out. Try again.',
  'identity.captcha.failed': 'We couldn’t load the check. An ad blocker may be blocking it.',
  'identity.captcha.elsewhere': 'Log in on another page',

  'identity.approval.title': 'Your account is being reviewed',
  'identity.approval.description': 'We’ll email {email} once it’s approved.',
  'identity.approval.done': 'Got it',

  'identity.hosted.title': 'One more step',
  'identity.hosted.description':
    'Your account uses two-step verification. You’ll confirm on another page, then come back here.',
  'identity.hosted.continue': 'Continue',
  'identity.hosted.elsewhereTitle': 'Continue on another page',
  'identity.hosted.elsewhereDescription': 'You’ll log in there, then come back here.',
  'identity.hosted.slowTitle': 'Still logging you in',
  'identity.hosted.slowDescription':
    'This is taking longer than usual. You can wait here, or continue on the login page.',
  'identity.hosted.waiting': 'Waiting for the other page',
  'identity.hosted.startAgain': 'Start again',
  'identity.hosted.closed': 'The other window was closed before you logged in.',
  'identity.hosted.timedOut': 'The other page took too long to respond.',
  'identity.hosted.blocked': 'Your browser blocked the window.',
  'identity.hosted.rejected': 'We couldn’t log you in there.',

  'identity.return.done': 'You’re logged in',
  'identity.return.closeWindow': 'You can close this window.',
  'identity.return.failed': 'We couldn’t log you in',
  'identity.return.again': 'Log in again',

  'identity.connections.with': 'Continue with {name}',
  'identity.connections.pending': 'Waiting for {name}',
  'identity.connections.elsewhere': 'You’ll log in with {name} on its own page. No password here.',
  'identity.connections.submit': 'Continue to {name}',

  'identity.context.framed': 'For your security, open this page on its own to log in.',
  'identity.context.framedAction': 'Open this page',
  'identity.context.insecure':
    'The connection to this page isn’t encrypted, so others could read your password.',
  'identity.context.insecureAction': 'Go to the secure page',

  'identity.ended.title': 'You’ve been logged out',
  'identity.ended.description': 'Your session has expired. Your choices are saved.',
  'identity.ended.dismiss': 'Continue as a guest',

  'identity.logoutFailed.title': 'You’re logged out on this device',
  'identity.logoutFailed.description':
    'We couldn’t end your session with the login service, so someone else on this device could log in as you. Try again. If this is a shared device, close the browser.',
  'identity.logoutFailed.again': 'We still couldn’t end your session with the login service.',

  'identity.renewal.failed':
    'We can’t reach the login service, so some details may be missing. You’re still logged in.',
  'identity.renewal.done': 'We’ve reached the login service again.',

  'identity.account.logOut': 'Log out',
  'identity.account.loggingOut': 'Logging out',

  'identity.account.visitorTitle': 'Log in to see your account',
  'identity.account.visitor': 'Find your orders, tickets and details here.',
  'identity.account.hello': 'Hello, {name}',
  'identity.account.sections': 'Account sections',

  'identity.profile.title': 'Details',
  'identity.profile.name': 'Name',
  'identity.profile.noName': 'No name yet',
  'identity.profile.unknown': 'Your details will appear here the next time you log in.',
  'identity.profile.failed': 'We couldn’t load your details.',
  'identity.profile.edit': 'Edit',
  'identity.profile.save': 'Save',
  'identity.profile.saving': 'Saving',
  'identity.profile.saved': 'Your details have been saved.',
  'identity.profile.cancel': 'Cancel',

  'identity.security.title': 'Security',
  'identity.security.password': 'Password',
  'identity.security.passwordNote': 'Use one you don’t use anywhere else.',
  'identity.security.change': 'Change',
  'identity.security.changed': 'Your password has been changed.',
  'identity.security.here': 'This device',
  'identity.security.hereNote': 'Logs you out on this device.',
  'identity.security.everywhere': 'All devices',
  'identity.security.everywhereNote': 'Logs you out on every device.',
  'identity.security.logOutEverywhere': 'Log out everywhere',
  'identity.security.notLoggedOut':
    'We couldn’t log you out on every device. Try again in a minute.',

  'identity.problem.match':
    'That email and password don’t match. Try again, or reset your password.',
  'identity.problem.reset': 'This password needs to be reset. Reset it to log in.',
  'identity.problem.taken':
    'There’s already an account with this email. Log in, or use another email.',
  'identity.problem.human': 'Confirm you’re human, then try again.',
  'identity.problem.captcha':
    'We couldn’t load the security check. Log in on another page instead.',
  'identity.problem.notVerified': 'We couldn’t log you in. Try again, or log in another way.',
  'identity.problem.again': 'Log in again to continue.',
  'identity.problem.code':
    'That code doesn’t match or has expired. Check the latest email, or send a new code.',
  'identity.problem.ended': 'This link has expired. Request a new one.',
  'identity.problem.unreachable':
    'We couldn’t connect. Check your connection and try again. What you entered is still here.',
  'identity.problem.failed': 'Something went wrong. Try again in a minute.',
} as const satisfies Record<string, Message>;

addDefaultMessages(identity);
