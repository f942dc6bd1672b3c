import type * as identity from '../../identity/index.ts';
import type { SamplesOf } from './sample.ts';

const loginId = { email: 'ada@example.com' };

export const identitySamples: SamplesOf<typeof identity> = {
  registerV2: { required: [loginId], optional: [{ password: 'secret' }] },
  loginV2: { required: [loginId], optional: [{ password: 'secret' }] },
  changePassword: { required: ['secret'], optional: [] },
  loginWithIdpConnection: {
    required: [
      { tenantId: 'tenant-1', idpConnectionId: 'connection-1' },
      'SITE',
      { sessionId: 'session-1', encryptionKey: 'key' },
    ],
    optional: [],
  },
  loginCallback: { required: [], optional: [{ state: 'state-1' }] },
  loginWithIdpConnectionTokenParams: {
    required: [{ idpConnectionId: 'connection-1' }],
    optional: [],
  },
  signOn: { required: [loginId], optional: [{ verifyEmail: true }] },
  endProviderSession: { required: [], optional: [{ clientId: 'client-1' }] },
  verify: { required: ['EMAIL'], optional: [{ stateToken: 'state-1' }] },
  sendRecoveryEmail: { required: ['ada@example.com'], optional: [{ language: 'en' }] },
  sendActivationEmail: { required: ['identity-1'], optional: [{ emailOptions: {} }] },
  recover: { required: ['token-1'], optional: [{ password: 'secret' }] },
  start: { required: [{ identityId: 'identity-1', target: 'EMAIL' }], optional: [] },
  verifyDuringAuthentication: { required: ['123456', { stateToken: 'state-1' }], optional: [] },
  resendDuringAuthentication: { required: ['state-1'], optional: [] },
};
