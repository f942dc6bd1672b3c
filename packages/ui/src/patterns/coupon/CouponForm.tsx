'use client';

import { Plus } from 'lucide-react';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './CouponForm.css.ts';
import '../../messages/en/totals.ts';

export interface CouponFormProps extends Omit<ComponentProps<'div'>, 'onSubmit' | 'children'> {
  /** The typed text. It stays when the code is rejected. */
  value: string;
  /** Called with the typed text. */
  onValueChange: (value: string) => void;
  /**
   * Called with the typed text, never while `pending`. A blank text is passed too, so that the host
   * can set an `error`, such as “Enter a code”, or remove the last code.
   */
  onApply: (code: string) => void;
  /** Why it was rejected, and what to do. */
  error?: string | undefined;
  /** Another action, such as a link to the login. */
  action?: ReactNode;
  /** Whether a code is being checked. */
  pending?: boolean;
  /** Whether the field is shown instead of the button. */
  isOpen: boolean;
  /** Whether the field receives the focus when it opens, as after a press. */
  takesFocus?: boolean;
  /** Called to show the field. */
  onOpen: () => void;
  /** URL that receives `code` without JavaScript. */
  formAction?: string | undefined;
}

/** A row “Add a discount code” that opens the field for one. */
export function CouponForm({
  value,
  onValueChange,
  onApply,
  error,
  action,
  pending,
  isOpen,
  takesFocus = true,
  onOpen,
  formAction,
  className,
  ...rest
}: CouponFormProps) {
  const { t } = useUi();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // The focus stays in the field, so that a rejected code can be checked and corrected.
    input.current?.focus();
    if (!pending) onApply(value);
  };
  return (
    <div {...rest} data-pending={pending ? '' : undefined} className={classes(css.root, className)}>
      {!isOpen && (
        <button
          type="button"
          aria-expanded={false}
          aria-controls={formId}
          className={css.toggle}
          onClick={onOpen}
        >
          {t('cart.coupon.open')}
          <Icon as={Plus} size="small" />
        </button>
      )}
      <form
        id={formId}
        hidden={!isOpen}
        method="post"
        action={formAction}
        className={css.form}
        onSubmit={apply}
        noValidate
      >
        {isOpen && (
          <Field label={t('cart.coupon.label')} error={error} action={action}>
            <div className={css.answer}>
              <TextField
                ref={input}
                name="code"
                autoFocus={takesFocus}
                value={value}
                onChange={(event) => onValueChange(event.target.value)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
              <Button
                type="submit"
                className={css.apply}
                state={pending ? 'loading' : 'idle'}
                labels={{ loading: t('cart.coupon.applying') }}
              >
                {t('cart.coupon.apply')}
              </Button>
            </div>
          </Field>
        )}
      </form>
    </div>
  );
}
