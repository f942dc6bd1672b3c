import type { Wire } from '../http/codec/wire.ts';
import type { CustomValue, Identity } from './entity.ts';
import type { AuthenticationState, FactorType } from './enums.ts';

/**
 * State of a login or a registration, and the data for the next step. See
 * docs/reference/identity.mdx.
 */
export interface AuthenticationResponse {
  state: AuthenticationState;
  /** With `SUCCESS`: exchanged for a member's tokens. */
  sessionToken?: string;
  /** With any other state: the token of the next step. */
  stateToken?: string;
  identity?: Identity;
  /** A free-form map of the site's own values, in wire form: its dates are ISO strings. */
  additionalData?: Record<string, Wire<CustomValue>>;
  /** With `REQUIRE_MFA`. */
  requireMfaData?: { availableFactors: AvailableFactor[] };
  /**
   * With `MFA_CHALLENGE`. The hint shows the recipient of the code, for example `+45 •• •• •• 12`.
   */
  mfaChallengeData?: {
    factorType: FactorType;
    verificationChallengeData?: { hint?: string };
    availableFactors?: AvailableFactor[];
  };
}

export interface AvailableFactor {
  factorType: FactorType;
}

/** Response of `signOn`. */
export interface SignOnResponse {
  sessionToken: string;
  identity?: Identity;
}

/** A complete HTTP response inside a response: a page to show, or a redirect to follow. */
export interface RawHttpResponse {
  /** The bytes of the page. */
  body: Uint8Array<ArrayBuffer>;
  statusCode?: number;
  headers?: { key: string; value: string }[];
}
