import type { Visitor } from '../../platform/domain.ts';
import { PlatformError, rejection } from '../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../platform/platform-context.ts';
import { setBounded } from '../../platform/remember.ts';
import { linesWith, MAX_LINES } from '../cart/add.ts';
import { deleteCart, respondWithCart } from '../cart/change.ts';
import { findCart, type LineItem, openCart } from '../cart/state.ts';
import type { Member } from '../identity/entity.ts';
import { type Grant, grant, revokeAllTokens, toVisitor } from './tokens.ts';

/** A cart's lines with one more; with the same ones where it is rejected. */
function withLine(context: PlatformContext, lines: LineItem[], line: LineItem): LineItem[] {
  if (!line.catalogReference) return lines.concat(line).slice(0, MAX_LINES);
  try {
    return linesWith(context, lines, { lineItems: [line] });
  } catch (error) {
    if (error instanceof PlatformError) return lines;
    throw error;
  }
}

/** Transfers a visitor's cart to the member after login. */
function adoptCart(context: PlatformContext, visitor: Visitor, member: Visitor): void {
  const brought = findCart(context, visitor);
  if (!brought || visitor.id === member.id) return;
  deleteCart(context, visitor);
  const own = openCart(context, member);
  for (const line of brought.cart.lineItems) {
    own.cart.lineItems = withLine(context, own.cart.lineItems, line);
  }
  if (brought.couponCode && !own.couponCode) own.couponCode = brought.couponCode;
  respondWithCart(context, member, own);
}

/** Lifetime of a code, in milliseconds. */
const CODE_LIFETIME = 60_000;

/** Data of an issued code, and what its exchange must match. */
interface IssuedCode {
  member: Visitor;
  /** The visitor before the login, whose cart is transferred. */
  visitorId: string | undefined;
  clientId: string;
  redirectUri: string | undefined;
  codeChallenge: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  isUsed: boolean;
}

const issued: Slot<Map<string, IssuedCode>> = { everywhere: true, create: () => new Map() };

/** Issues a code for a member who has logged in on the platform's own page. */
export function issueCode(
  context: PlatformContext,
  member: Member,
  bound: Pick<IssuedCode, 'visitorId' | 'clientId' | 'redirectUri' | 'codeChallenge'>,
): string {
  const code = context.nextToken('authorization-code');
  const endsAt = context.clock.now() + CODE_LIFETIME;
  setBounded(context.use(issued), code, {
    ...bound,
    ...{ member: toVisitor(member), endsAt, isUsed: false },
  });
  return code;
}

async function getChallenge(codeVerifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const invalidGrant = (description: string) =>
  rejection('INVALID_GRANT', description, { status: 400 });

/** Parameters of a code exchange at the token endpoint. */
export interface CodeExchange {
  clientId: string;
  code: string;
  codeVerifier: string;
  redirectUri: string | undefined;
}

/**
 * Grants a member's tokens for a code. A code without its verifier is rejected, and so is any later
 * use of it.
 */
export async function grantCode(
  context: PlatformContext,
  { clientId, code, codeVerifier, redirectUri }: CodeExchange,
): Promise<Grant> {
  const known = context.use(issued).get(code);
  if (known?.isUsed) {
    // The code was used twice, so the tokens of the first use are revoked as well.
    revokeAllTokens(context, known.member.id);
    throw invalidGrant('The code was used before.');
  }
  if (!known || known.endsAt <= context.clock.now()) {
    throw invalidGrant('The code is not known or has expired.');
  }
  known.isUsed = true;
  if (known.clientId !== clientId || known.redirectUri !== redirectUri) {
    throw invalidGrant('The code belongs to another client or another address.');
  }
  if ((await getChallenge(codeVerifier)) !== known.codeChallenge) {
    throw invalidGrant('The verifier does not fit the challenge.');
  }
  if (known.visitorId) {
    adoptCart(context, { id: known.visitorId, role: 'visitor' }, known.member);
  }
  return grant(context, known.member);
}
