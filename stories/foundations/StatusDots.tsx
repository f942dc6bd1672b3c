import { Badge, Icon, StatusDot } from '@vitrine/ui';
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
import * as sheet from './Sheet.css.ts';
import * as css from './StatusDots.css.ts';
import type { SheetTexts } from './sample-text.ts';

const icons = [
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
      {icons.map((icon) => (
        <Icon key={icon.displayName} as={icon} />
      ))}
    </div>
  );
}

/** Availability in the gallery's style, always with text, and the two badges next to text. */
export function StatusExamples({ texts }: { texts: SheetTexts }) {
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent' });
  return (
    <div className={css.list}>
      {(['available', 'low', 'sold-out'] as const).map((state) => (
        <StatusDot key={state} state={state} variant="body">
          {texts.marks[state]}
        </StatusDot>
      ))}
      <Badge kind="outline">−{percent.format(0.16)}</Badge>
      <Badge kind="count">{2}</Badge>
    </div>
  );
}
