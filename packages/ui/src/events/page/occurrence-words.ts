import type { RegistrationStep } from '@vitrine/atoms';
import type { Speech } from '../../lib/when/when-words.ts';
import type { MarkState } from '../../primitives/mark/Mark.tsx';

/** Why one date of an event cannot be booked, or not as usual; nothing where it simply can be. */
export function occurrenceWords(
  { kind }: RegistrationStep,
  { t }: Speech,
): { words: string; mark?: MarkState } | undefined {
  switch (kind) {
    case 'tickets':
    case 'rsvp':
    case 'external':
    case 'none':
      return undefined;
    case 'waitlist':
      return { words: t('registration.waitlist'), mark: 'held' };
    case 'sold-out':
      return { words: t('dates.soldOut'), mark: 'sold' };
    case 'full':
      return { words: t('dates.full'), mark: 'sold' };
    default:
      return { words: t(`registration.${kind}`) };
  }
}
