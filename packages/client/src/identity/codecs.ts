import type { Shape } from '../http/codec/codec.ts';
import type { Identity, IdentityProfile } from './entity.ts';
import type { AuthenticationAnswer } from './responses.ts';

export const profileShape: Shape<IdentityProfile> = {
  customFields: [{ value: { numValue: 'number', dateValue: 'date' } }],
};

export const identityShape: Shape<Identity> = {
  _id: 'id',
  createdDate: 'date',
  updatedDate: 'date',
  identityProfile: profileShape,
};

export const authenticationShape: Shape<AuthenticationAnswer> = { identity: identityShape };
