import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Callout.css.ts';

const icons = { info: Info, success: Check, warning: TriangleAlert, danger: CircleAlert };

const roles = { info: undefined, success: 'status', warning: 'alert', danger: 'alert' };

export interface CalloutProps extends ComponentProps<'div'> {
  /** What the message means: a notice, a success, a problem to mend, a failure. */
  tone?: keyof typeof css.tone;
  /** The one thing to do about it: `<Button emphasis="text" tone="inherit">Try again</Button>`. */
  action?: ReactNode;
  /** `false` when it was there from the start: it is read in its place and never spoken. */
  announce?: boolean;
}

/**
 * A message in its place: one sentence, one action. All but notices are spoken as soon as they
 * appear.
 */
export function Callout({
  tone = 'info',
  action,
  announce = true,
  className,
  children,
  ...rest
}: CalloutProps) {
  return (
    <div
      role={announce ? roles[tone] : undefined}
      {...rest}
      data-tone={tone}
      className={classes(css.tone[tone], className)}
    >
      <Icon as={icons[tone]} size="small" className={css.icon} />
      <div className={css.body}>
        <div className={css.labelText}>{children}</div>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
