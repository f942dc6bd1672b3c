import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Callout.css.ts';

const icons = { info: Info, success: Check, warning: TriangleAlert, danger: CircleAlert };

const roles = { info: undefined, success: 'status', warning: 'alert', danger: 'alert' };

export interface CalloutProps extends ComponentProps<'div'> {
  /** Type of the message: a notice, a success, a warning, a failure. */
  tone?: keyof typeof css.tone;
  /** The action of the message: `<Button emphasis="text" tone="inherit">Try again</Button>`. */
  action?: ReactNode;
  /**
   * `false` if it is present from the start: then it is read in document order and never announced.
   */
  announce?: boolean;
}

/**
 * An inline message: one sentence, one action. All types except notices are announced when they
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
