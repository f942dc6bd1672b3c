import type { Shape } from '../core/shape.ts';
import type { AuthenticationAnswer } from './answers.ts';
import type { Identity, IdentityProfile } from './identity-entity.ts';

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
