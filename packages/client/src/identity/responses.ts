import type { Wire } from '../http/codec/wire.ts';
import type { CustomValue, Identity } from './entity.ts';
import type { AuthenticationState, FactorType } from './enums.ts';

/**
 * State of a login or a registration, and the data for the next step. See
 * docs/reference/identity.mdx.
 */
export interface AuthenticationResponse {
  /** `SUCCESS`, or what is still missing. */
  state: AuthenticationState;
  /** With `SUCCESS`: exchanged for a member's tokens. */
  sessionToken?: string;
  /** With any other state: the token of the next step. */
  stateToken?: string;
  /** The user who logs in or registers. */
  identity?: Identity;
  /** A free-form map of the site's own values, in wire form: its dates are ISO strings. */
  additionalData?: Record<string, Wire<CustomValue>>;
  /** With `REQUIRE_MFA`. */
  requireMfaData?: {
    /** Factors that the user can choose from. */
    availableFactors: AvailableFactor[];
  };
  /**
   * With `MFA_CHALLENGE`. The hint shows the recipient of the code, for example `+45 •• •• •• 12`.
   */
  mfaChallengeData?: {
    /** Factor that the code was sent for. */
    factorType: FactorType;
    /** Recipient of the code. */
    verificationChallengeData?: {
      /** Partly hidden address or phone number. */
      hint?: string;
    };
    /** Factors that the user can use. */
    availableFactors?: AvailableFactor[];
  };
}

export interface AvailableFactor {
  /** Type of the factor. */
  factorType: FactorType;
}

/** Response of `signOn`. */
export interface SignOnResponse {
  /** Exchanged for a member's tokens. */
  sessionToken: string;
  /** The user that the session belongs to. */
  identity?: Identity;
}

/** A complete HTTP response inside a response: a page to show, or a redirect to follow. */
export interface RawHttpResponse {
  /** The bytes of the page. */
  body: Uint8Array<ArrayBuffer>;
  /** HTTP status, for example 302 for a redirect. */
  statusCode?: number;
  /** A redirect has its URL in `location`. */
  headers?: {
    /** Name of the header. */
    key: string;
    /** Value of the header. */
    value: string;
  }[];
}
