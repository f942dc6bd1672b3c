import { Icon } from '@vitrine/ui';
import {
  Bell,
  Calendar,
  Check,
  ChevronDown,
  CircleAlert,
  Clock,
  Eye,
  Heart,
  MapPin,
  Minus,
  Plus,
  Search,
  ShoppingBag,
  SlidersHorizontal,
  Store,
  TriangleAlert,
  Truck,
  Undo2,
  User,
  X,
} from 'lucide-react';
import * as css from './Marks.css.ts';
import * as sheet from './Sheet.css.ts';
import type { Words } from './words.ts';

const pictures = [
  Search,
  User,
  ShoppingBag,
  Heart,
  SlidersHorizontal,
  ChevronDown,
  Plus,
  Minus,
  X,
  Check,
  Bell,
  Clock,
  Calendar,
  MapPin,
  Truck,
  Store,
  Undo2,
  Eye,
  CircleAlert,
  TriangleAlert,
];

export function Icons() {
  return (
    <div className={sheet.row}>
      {pictures.map((picture) => (
        <Icon key={picture.displayName} as={picture} />
      ))}
    </div>
  );
}

/** Availability in the gallery's way: a ring, a half dot, a dot, always before words. */
export function Marks({ words }: { words: Words }) {
  return (
    <div className={css.list}>
      {(['available', 'few', 'sold'] as const).map((mark) => (
        <span key={mark} className={css.mark}>
          <span className={css.dot[mark]} aria-hidden="true" />
          {words.marks[mark]}
        </span>
      ))}
      <span className={css.off}>
        <bdi>−16%</bdi>
      </span>
      <span className={css.count}>2</span>
    </div>
  );
}
