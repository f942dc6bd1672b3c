import type { Codec } from '../http/codec/codec.ts';
import type { Identity, IdentityProfile } from './entity.ts';
import type { AuthenticationResponse } from './responses.ts';

export const profileCodec: Codec<IdentityProfile> = {
  customFields: [{ value: { numValue: 'number', dateValue: 'date' } }],
};

export const identityCodec: Codec<Identity> = {
  _id: 'id',
  createdDate: 'date',
  updatedDate: 'date',
  identityProfile: profileCodec,
};

export const authenticationCodec: Codec<AuthenticationResponse> = { identity: identityCodec };
