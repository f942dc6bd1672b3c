import { CircleAlert } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Field.css.ts';

/** The error message of one answer, with its icon. */
export function FieldError({ id, children }: { id: string | undefined; children: string }) {
  return (
    <span id={id} className={css.error}>
      <Icon as={CircleAlert} size="small" className={css.errorIcon} />
      {children}
    </span>
  );
}
