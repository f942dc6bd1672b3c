import type { RegistrationStep } from '@vitrine/atoms';
import type { Status } from '../../primitives/status-dot/StatusDot.tsx';
import type { TextContext } from '../../provider/UiProvider.tsx';
import '../../messages/en/event-page.ts';

/** Why one date of an event cannot be booked, or not as usual; nothing where it simply can be. */
export function getOccurrenceLabel(
  { kind }: RegistrationStep,
  { t }: TextContext,
): { labelText: string; dotStatus?: Status } | undefined {
  switch (kind) {
    case 'tickets':
    case 'rsvp':
    case 'external':
    case 'none':
      return undefined;
    case 'waitlist':
      return { labelText: t('registration.waitlist'), dotStatus: 'reserved' };
    case 'sold-out':
      return { labelText: t('dates.soldOut'), dotStatus: 'sold-out' };
    case 'full':
      return { labelText: t('dates.full'), dotStatus: 'sold-out' };
    default:
      return { labelText: t(`registration.${kind}`) };
  }
}
