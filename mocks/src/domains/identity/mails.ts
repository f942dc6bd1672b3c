import type { Platform } from '../../platform/platform-context.ts';
import { remember } from '../../platform/remember.ts';
import { accounts, type Mail, type Member } from './state.ts';

const MOST_MAILS = 500;

/** How long the link of an e-mail leads anywhere, in milliseconds. */
export const RECOVERY_TIME = 60 * 60_000;

export function sendMail(
  platform: Platform,
  { email }: Member,
  mail: Omit<Mail, 'to' | 'sentAt'>,
): void {
  const { mails } = platform.use(accounts);
  mails.push({ to: email, ...mail, sentAt: platform.timestamp() });
  if (mails.length > MOST_MAILS) mails.shift();
}

/** Sends a link that leads to a new password. */
export function sendRecoveryLink(
  platform: Platform,
  member: Member,
  kind: 'recovery' | 'activation',
  { language, url }: { language?: string | undefined; url?: string | undefined },
): void {
  const secret = platform.nextToken('recovery');
  const endsAt = platform.clock.now() + RECOVERY_TIME;
  remember(platform.use(accounts).recoveries, secret, { memberId: member.id, endsAt });
  const link = URL.parse(url ?? '', platform.settings.hostedBaseUrl);
  link?.searchParams.set('recoveryToken', secret);
  const spoken = language ?? member.identity.identityProfile?.language;
  sendMail(platform, member, {
    kind,
    secret,
    ...(link && { link: link.href }),
    ...(spoken && { language: spoken }),
  });
}
