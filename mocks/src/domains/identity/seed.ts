import { getId } from '../../platform/random.ts';
import type { Identity, Member } from './entity.ts';

/** The password of every member that a platform starts with. */
export const MEMBER_PASSWORD = 'warm-stoneware';

interface Entry extends Partial<Pick<Member, 'resetRequired' | 'factor' | 'isOwner'>> {
  firstName: string;
  lastName: string;
  status?: Identity['status'];
  unverified?: true;
}

const ENTRIES: readonly Entry[] = [
  { firstName: 'Runa', lastName: 'Holm' },
  { firstName: 'Aksel', lastName: 'Brandt' },
  {
    firstName: 'Ida',
    lastName: 'Moller',
    status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] },
    unverified: true,
  },
  {
    firstName: 'Nils',
    lastName: 'Dahl',
    status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] },
  },
  { firstName: 'Tove', lastName: 'Lund', status: { name: 'BLOCKED', reasons: [] } },
  { firstName: 'Signe', lastName: 'Krogh', resetRequired: true },
  { firstName: 'Per', lastName: 'Winther', factor: 'EMAIL' },
  { firstName: 'Inger', lastName: 'Skov', isOwner: true },
];

function toMember(
  { firstName, lastName, status, unverified, factor, ...more }: Entry,
  now: string,
  getText: (name: string) => string,
): Member {
  const email = `${firstName.toLowerCase()}@fennhouse.example`;
  const id = getId(`member:${email}`);
  const factors: NonNullable<Identity['factors']> = [
    { factorId: getId(`factor:password:${email}`), type: 'PASSWORD', status: 'ACTIVE' },
    ...(factor
      ? [{ factorId: getId(`factor:${email}`), type: factor, status: 'ACTIVE' as const }]
      : []),
  ];
  return {
    id,
    email,
    password: MEMBER_PASSWORD,
    ...(factor && { factor }),
    ...more,
    identity: {
      id,
      revision: '1',
      createdDate: now,
      updatedDate: now,
      email: { address: email, isVerified: !unverified },
      status: status ?? { name: 'ACTIVE', reasons: [] },
      identityProfile: {
        firstName: getText(firstName),
        lastName: getText(lastName),
        nickname: getText(firstName),
        privacyStatus: 'PRIVATE',
        language: 'en',
        slug: firstName.toLowerCase(),
      },
      connections: [],
      factors,
      metadata: { tags: [] },
    },
  };
}

/** The initial members of a mock platform: two who can log in, one for each obstacle, and the owner. */
export const seedMembers = (now: string, getText: (name: string) => string): Member[] =>
  ENTRIES.map((entry) => toMember(entry, now, getText));
