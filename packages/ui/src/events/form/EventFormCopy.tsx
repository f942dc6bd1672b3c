import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';
import { useEventForm } from './state/use-event-form.ts';

export interface EventFormCopyProps extends Omit<ButtonProps, 'type' | 'asChild'> {
  /** The section from which answers are copied, such as `buyer`. */
  from: string;
  /** The section whose blank answers are filled. */
  to: string;
}

/** Fills empty answers of one section from another, and announces how many were filled. */
export function EventFormCopy({ from, to, onClick, ...rest }: EventFormCopyProps) {
  const { copyAnswers } = useEventForm();
  return (
    <Button
      emphasis="text"
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) copyAnswers(from, to);
      }}
    />
  );
}
