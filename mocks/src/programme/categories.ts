import type { Wire } from '@vitrine/client';
import type { EventCategory } from '@vitrine/client/events';
import { idOf } from '../core/random.ts';

export type WireCategory = Wire<EventCategory>;

/** The categories that Fenn House sorts its programme by. */
export const CATEGORY_NAMES = [
  'Concerts',
  'Workshops',
  'Talks',
  'Fairs',
  'Late',
  'Members',
  'Children',
  'Online',
  'Abroad',
] as const;

export type CategoryName = (typeof CATEGORY_NAMES)[number];

export const categoryIdOf = (name: string): string => idOf(`event-category/${name}`);

/** A category of the programme, made by hand. */
export const categoryNamed = (name: string, createdDate: string): WireCategory => ({
  id: categoryIdOf(name),
  name,
  createdDate,
  hidden: false,
  type: 'MANUAL',
});
