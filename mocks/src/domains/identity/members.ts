import { missing } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { setBounded } from '../../platform/remember.ts';
import type { Identity, Member, Profile } from './entity.ts';
import { accounts } from './state.ts';

/** The member with an email, however it is written. */
export function findByEmail(context: PlatformContext, email: string): Member | undefined {
  const { members, ids } = context.use(accounts);
  const member = members.get(ids.get(email.toLowerCase()) ?? '');
  return member?.identity.status?.name === 'DELETED' ? undefined : member;
}

export const findMember = (context: PlatformContext, id: string): Member | undefined =>
  context.use(accounts).members.get(id);

export function requireMember(context: PlatformContext, id: string): Member {
  const member = findMember(context, id);
  if (!member) throw missing('IDENTITY_NOT_FOUND', `There is no identity ${id}.`);
  return member;
}

/** Initial data of a new member. */
interface NewMember {
  email: string;
  password?: string;
  profile?: Profile | undefined;
  isVerified?: boolean;
  status: NonNullable<Identity['status']>;
}

export function addMember(
  context: PlatformContext,
  { email, password, profile, isVerified = false, status }: NewMember,
): Member {
  const { members, ids } = context.use(accounts);
  const now = context.timestamp();
  const id = context.nextId('member');
  const member: Member = {
    id,
    email: email.toLowerCase(),
    ...(password !== undefined && { password }),
    identity: {
      id,
      revision: '1',
      createdDate: now,
      updatedDate: now,
      email: { address: email, isVerified },
      status,
      identityProfile: { privacyStatus: 'PRIVATE', ...profile },
      connections: [],
      factors: password
        ? [{ factorId: context.nextId('factor'), type: 'PASSWORD', status: 'ACTIVE' }]
        : [],
      metadata: { tags: [] },
    },
  };
  setBounded(members, id, member);
  setBounded(ids, member.email, id);
  return member;
}

/** Changes fields of an identity, and its update time. */
export function changeIdentity(
  context: PlatformContext,
  { identity }: Member,
  changes: Partial<Identity>,
): void {
  Object.assign(identity, changes, {
    revision: String(Number(identity.revision) + 1),
    updatedDate: context.timestamp(),
  });
}

type Reason = NonNullable<NonNullable<Identity['status']>['reasons']>[number];

/** Removes a reason for a pending account; without remaining reasons the account becomes active. */
export function settleReason(context: PlatformContext, member: Member, reason: Reason): void {
  const { name = 'ACTIVE', reasons = [] } = member.identity.status ?? {};
  if (name !== 'PENDING') return;
  const left = reasons.filter((other) => other !== reason);
  changeIdentity(context, member, {
    status: { name: left.length > 0 ? 'PENDING' : 'ACTIVE', reasons: left },
  });
}

/** Marks a member's email as verified. */
export function verifyAddress(context: PlatformContext, member: Member): void {
  const { address } = member.identity.email ?? { address: member.email };
  changeIdentity(context, member, { email: { address, isVerified: true } });
  settleReason(context, member, 'PENDING_EMAIL_VERIFICATION_REQUIRED');
}
