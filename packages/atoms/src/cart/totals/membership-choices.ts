import type {
  LineItem,
  Membership,
  MembershipOptions,
  SelectedMembership,
} from '@vitrine/client/cart';

/** A membership that could pay for lines of the cart. */
export interface MembershipChoice {
  /** The membership as the platform has returned it. */
  membership: Membership;
  /** The lines that it pays for, or could pay for with its credits; only entire lines. */
  lineItemIds: readonly string[];
  /** Whether it pays for its lines now. */
  isSelected: boolean;
}

/** The first lines that a membership has enough credits for, one for each piece. */
export function payableLines(
  { lineItemIds = [], credits }: Membership,
  lines: readonly Pick<LineItem, '_id' | 'quantity'>[],
  coveredLineIds: ReadonlySet<string> = new Set(),
): readonly string[] {
  let left = credits?.remaining ?? Number.POSITIVE_INFINITY;
  return lines.flatMap(({ _id, quantity }) => {
    if (!lineItemIds.includes(_id) || coveredLineIds.has(_id) || quantity > left) return [];
    left -= quantity;
    return [_id];
  });
}

const getCoveredLineIds = (selected: readonly SelectedMembership[]) =>
  new Set(selected.flatMap(({ lineItemIds }) => lineItemIds));

/** The memberships that the platform calls eligible, with what each pays for. */
export function getMembershipChoices(
  { eligibleMemberships = [] }: MembershipOptions,
  selected: readonly SelectedMembership[],
  lines: readonly Pick<LineItem, '_id' | 'quantity'>[],
): readonly MembershipChoice[] {
  return eligibleMemberships.map((membership) => {
    const own = selected.find(({ _id }) => _id === membership._id);
    const others = selected.filter((one) => one !== own);
    return {
      membership,
      isSelected: own !== undefined,
      lineItemIds: own?.lineItemIds ?? payableLines(membership, lines, getCoveredLineIds(others)),
    };
  });
}

/** The selection with a membership put to use, or no longer; a line is paid for once. */
export function withMembership(
  selected: readonly SelectedMembership[],
  { membership, lineItemIds }: Pick<MembershipChoice, 'membership' | 'lineItemIds'>,
  isSelected: boolean,
): SelectedMembership[] {
  const others = selected.filter(({ _id }) => _id !== membership._id);
  if (!isSelected) return others;
  const coveredLineIds = getCoveredLineIds(others);
  const own = lineItemIds.filter((id) => !coveredLineIds.has(id));
  if (own.length === 0) return others;
  return [...others, { _id: membership._id, appId: membership.appId, lineItemIds: own }];
}
