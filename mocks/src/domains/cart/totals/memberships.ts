import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import type { Plan } from '../../../fixtures/shop/shop.ts';
import type { Visitor } from '../../../platform/domain.ts';
import { rejection } from '../../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../../platform/platform-context.ts';
import {
  fieldsList,
  type JsonObject,
  optionalFields,
  requireText,
  textList,
} from '../../../platform/requests/fields.ts';
import { productById } from '../../catalog/state.ts';
import type { LineItem } from '../state.ts';

type MembershipOptions = Wire<client.MembershipOptions>;
type Membership = Wire<client.Membership>;
type Selected = Wire<client.SelectedMembership>;

/** A purchased plan. */
export interface StoredMembership {
  id: string;
  plan: Plan;
  remaining: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The memberships of each visitor and member, by their id. */
export const memberships: Slot<Map<string, StoredMembership[]>> = {
  everywhere: true,
  create: () => new Map(),
};

const MAX_SELECTED = 300;

/** Effect of a visitor's memberships on a cart. */
export interface MembershipEffect {
  options: MembershipOptions;
  /** The ids of the lines that memberships pay for. */
  covered: ReadonlySet<string>;
  /** Why the selected memberships have no effect. */
  error?: ReturnType<typeof rejection>;
}

/** The memberships that a request selects, or else those that the lines were added with. */
function selectedBy(body: JsonObject, lines: readonly LineItem[]): Selected[] {
  const input = optionalFields(body, 'selectedMemberships');
  if (!input) {
    return lines.flatMap(({ id: lineId, selectedMembership }) =>
      selectedMembership ? [{ ...selectedMembership, lineItemIds: [lineId] }] : [],
    );
  }
  const listPath = 'selectedMemberships.memberships';
  return fieldsList(input, 'memberships', MAX_SELECTED, listPath).map((item, index) => ({
    id: requireText(item, 'id', `${listPath}[${index}].id`),
    appId: requireText(item, 'appId', `${listPath}[${index}].appId`),
    lineItemIds: textList(item, 'lineItemIds', MAX_SELECTED, `${listPath}[${index}].lineItemIds`),
  }));
}

/** The lines that a plan can pay for. */
function getLines(
  context: PlatformContext,
  { collectionId }: Plan,
  lines: readonly LineItem[],
): LineItem[] {
  return lines.filter(({ catalogReference }) => {
    const product = productById(context, catalogReference?.catalogItemId ?? '');
    return product?.collectionIds.includes(collectionId);
  });
}

function reasonAgainst({ remaining, expiresAt }: StoredMembership, now: number, lines: number) {
  if (expiresAt <= now) return 'MEMBERSHIP_EXPIRED';
  if (remaining <= 0) return 'NO_CREDITS_LEFT';
  return lines === 0 ? 'NO_ELIGIBLE_LINE_ITEMS' : undefined;
}

/** Returns the visitor's applicable memberships, and the effect of the selected ones. */
export function membershipEffect(
  context: PlatformContext,
  visitor: Visitor,
  lines: readonly LineItem[],
  body: JsonObject,
): MembershipEffect {
  const ownMemberships = context.use(memberships).get(visitor.id) ?? [];
  const eligible = new Map<string, { membership: Membership; lines: LineItem[] }>();
  const invalidMemberships: NonNullable<MembershipOptions['invalidMemberships']> = [];
  for (const one of ownMemberships) {
    const { id, plan, remaining, expiresAt } = one;
    const possible = getLines(context, plan, lines);
    const membership: Membership = {
      id,
      appId: context.shop.plansAppId,
      name: { original: plan.name, translated: plan.name },
      lineItemIds: possible.map((line) => line.id),
      credits: { total: plan.credits, remaining },
      expirationDate: new Date(expiresAt).toISOString(),
    };
    const reason = reasonAgainst(one, context.clock.now(), possible.length);
    if (reason) invalidMemberships.push({ membership, reason });
    else eligible.set(id, { membership, lines: possible });
  }
  const covered = new Set<string>();
  const spent = new Map<string, number>();
  const selectedMemberships: Selected[] = [];
  let error: MembershipEffect['error'];
  for (const selected of selectedBy(body, lines)) {
    const { membership, lines: possible = [] } = eligible.get(selected.id) ?? {};
    const requestedLines = possible.filter(
      ({ id }) => selected.lineItemIds.includes(id) && !covered.has(id),
    );
    const before = spent.get(selected.id) ?? 0;
    const credits = requestedLines.reduce((total, { quantity }) => total + quantity, before);
    const isPaid = membership?.appId === selected.appId && requestedLines.length > 0;
    if (!isPaid || requestedLines.length < new Set(selected.lineItemIds).size) {
      error = rejection(
        'MEMBERSHIP_NOT_ELIGIBLE',
        'The membership does not pay for these objects.',
      );
    } else if (credits > (membership.credits?.remaining ?? 0)) {
      error = rejection(
        'NOT_ENOUGH_CREDITS',
        'The membership has too few credits for these objects.',
      );
    } else {
      spent.set(selected.id, credits);
      for (const { id } of requestedLines) covered.add(id);
      selectedMemberships.push(selected);
    }
  }
  const eligibleMemberships = [...eligible.values()].map(({ membership }) => membership);
  return {
    options: { eligibleMemberships, invalidMemberships, selectedMemberships },
    covered,
    error,
  };
}
