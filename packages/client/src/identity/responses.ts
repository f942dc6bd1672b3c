import type { Wire } from '../http/codec/wire.ts';
import type { CustomValue, Identity } from './entity.ts';
import type { AuthenticationState, FactorType } from './enums.ts';

/** How far a login or a registration is, and what the next step needs. See docs/reference/identity.md. */
export interface AuthenticationResponse {
  state: AuthenticationState;
  /** With `SUCCESS`: what becomes a member's tokens. */
  sessionToken?: string;
  /** With any other state: what the next step is done with. */
  stateToken?: string;
  identity?: Identity;
  /** A free-form map of the site's own values, as the wire has them: its dates are ISO strings. */
  additionalData?: Record<string, Wire<CustomValue>>;
  /** With `REQUIRE_MFA`. */
  requireMfaData?: { availableFactors: AvailableFactor[] };
  /** With `MFA_CHALLENGE`. The hint says where the code went, for example `+45 •• •• •• 12`. */
  mfaChallengeData?: {
    factorType: FactorType;
    verificationChallengeData?: { hint?: string };
    availableFactors?: AvailableFactor[];
  };
}

export interface AvailableFactor {
  factorType: FactorType;
}

/** What `signOn` answers. */
export interface SignOnResponse {
  sessionToken: string;
  identity?: Identity;
}

/** A whole HTTP answer inside an answer: a page to show, or a redirect to follow. */
export interface RawHttpResponse {
  /** The bytes of the page. */
  body: Uint8Array<ArrayBuffer>;
  statusCode?: number;
  headers?: { key: string; value: string }[];
}
