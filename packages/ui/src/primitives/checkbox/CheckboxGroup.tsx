import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import * as css from './CheckboxGroup.css.ts';

/** Several boxes under one label: put it into a `Field` with `group`. */
export function CheckboxGroup({ className, ...rest }: ComponentProps<'div'>) {
  return <FieldGroup {...rest} className={classes(css.root, className)} />;
}
