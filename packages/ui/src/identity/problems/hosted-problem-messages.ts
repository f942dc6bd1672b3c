import type { HostedProblem } from '@vitrine/atoms';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import '../../messages/en/common.ts';
import '../../messages/en/identity.ts';

/** Message of each problem of a login on the provider's page. */
export const hostedProblemMessages: Readonly<Record<HostedProblem, PlainMessageKey | undefined>> = {
  closed: 'identity.hosted.closed',
  timedOut: 'identity.hosted.timedOut',
  blocked: 'identity.hosted.blocked',
  rejected: 'identity.hosted.rejected',
  unreachable: 'identity.problem.unreachable',
  session: 'common.session',
  insecure: 'identity.context.insecure',
  // The button below is enough.
  askedFor: undefined,
  failed: 'identity.problem.failed',
};
