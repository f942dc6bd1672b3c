import type { PlatformContext } from '../../platform/platform-context.ts';
import { setBounded } from '../../platform/remember.ts';
import { parseUrl } from '../../platform/requests/web-url.ts';
import type { Mail, Member } from './entity.ts';
import { accounts } from './state.ts';

const MAX_MAILS = 500;

/** Lifetime of a recovery link, in milliseconds. */
const RECOVERY_TIME = 60 * 60_000;

export function sendMail(
  context: PlatformContext,
  { email }: Member,
  mail: Omit<Mail, 'to' | 'sentAt'>,
): void {
  const { mails } = context.use(accounts);
  mails.push({ to: email, ...mail, sentAt: context.timestamp() });
  if (mails.length > MAX_MAILS) mails.shift();
}

/** Sends a password recovery link. */
export function sendRecoveryLink(
  context: PlatformContext,
  member: Member,
  kind: 'recovery' | 'activation',
  { language, url }: { language?: string | undefined; url?: string | undefined },
): void {
  const secret = context.nextToken('recovery');
  const endsAt = context.clock.now() + RECOVERY_TIME;
  setBounded(context.use(accounts).recoveries, secret, { memberId: member.id, endsAt });
  const link = parseUrl(url ?? '', context.settings.hostedBaseUrl);
  link?.searchParams.set('recoveryToken', secret);
  const mailLanguage = language ?? member.identity.identityProfile?.language;
  sendMail(context, member, {
    kind,
    secret,
    ...(link && { link: link.href }),
    ...(mailLanguage && { language: mailLanguage }),
  });
}
