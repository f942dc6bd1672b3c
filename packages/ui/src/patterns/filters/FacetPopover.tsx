'use client';

import type { FacetChoice } from '@vitrine/atoms';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import * as Popover from '../../primitives/popover/Popover.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import { labelText, trigger } from './Filters.css.ts';

export interface FacetPopoverProps extends ComponentProps<'button'> {
  /** Name of the filter. */
  name: string;
  choice: FacetChoice | undefined;
}

/** One filter of a list in a popover. Its button shows the number of selected values. */
export function FacetPopover({ name, choice, className, children, ...rest }: FacetPopoverProps) {
  const { locale } = useUi();
  const count = choice === undefined ? 0 : Array.isArray(choice) ? choice.length : 1;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button {...rest} emphasis="quiet" className={classes(trigger, className)}>
          <span className={labelText}>
            {count > 0 ? `${name} (${getNumberFormat(locale).format(count)})` : name}
            <Icon as={ChevronDown} size="small" />
          </span>
        </Button>
      </Popover.Trigger>
      <Popover.Content label={name}>{children}</Popover.Content>
    </Popover.Root>
  );
}
