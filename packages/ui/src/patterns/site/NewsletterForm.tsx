'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Checkbox } from '../../primitives/checkbox/Checkbox.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Form } from '../../primitives/form/Form.tsx';
import type { FieldErrors } from '../../primitives/form/form-context.ts';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './NewsletterForm.css.ts';
import '../../messages/en/site.ts';

export interface NewsletterFormProps {
  /**
   * Subscribes an email address at the host's service; the platform has no call for it. A returned
   * record has messages by field name, such as `{ email: 'Check the address' }`. Rejects if the
   * service could not be reached. An address that is subscribed already counts as a success, because
   * the form must not tell who is a subscriber.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function without a return is one of them.
  subscribe: (email: string) => Promise<FieldErrors | undefined | void>;
  /** Label of the checkbox that is required before sending. Default: none. */
  consent?: ReactNode;
  /** Between label and field, such as how often the newsletter is sent. */
  hint?: ReactNode;
  /** Small text below the form, such as a link to the privacy policy. */
  note?: ReactNode;
  /** URL that receives `email` and `consent` without JavaScript, by POST. */
  formAction?: string;
  /** Shown instead of the form after the subscription. Default: a message with the address. */
  received?: ReactNode;
  /** Class names of the root element. */
  className?: string;
}

/**
 * Subscribes to a newsletter, for the footer. Sends once while it is pending; a failure keeps the
 * address, and a success replaces the form and receives the focus.
 *
 * @example
 * <NewsletterForm subscribe={(email) => post('/api/newsletter', { email })} formAction="/newsletter" />
 */
export function NewsletterForm({
  subscribe,
  consent,
  hint,
  note,
  formAction,
  received,
  className,
}: NewsletterFormProps) {
  const { t } = useUi();
  const [email, setEmail] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button has been removed.
    if (email !== undefined) message.current?.focus();
  }, [email]);

  if (email !== undefined) {
    return (
      <div ref={message} tabIndex={-1} className={classes(css.received, className)}>
        <Callout tone="success" announce={false}>
          {received ?? t('site.newsletterReceived', { email })}
        </Callout>
      </div>
    );
  }
  const submit = async (answers: FormData) => {
    const typed = String(answers.get('email') ?? '');
    setFailed(false);
    try {
      const errors = (await subscribe(typed)) ?? undefined;
      if (errors && Object.keys(errors).length > 0) return errors;
      setEmail(typed);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={classes(css.root, className)}>
      {/* Without scripts, form input must not appear in a URL. */}
      <Form
        method="post"
        {...(formAction !== undefined && { action: formAction })}
        className={css.fields}
        onSubmit={submit}
      >
        {hasFailed && <Callout tone="danger">{t('site.newsletterFailed')}</Callout>}
        <div className={css.row}>
          <Field
            label={t('site.newsletterEmail')}
            hint={hint}
            name="email"
            required
            problems={{ valueMissing: t('site.newsletterEnterEmail') }}
          >
            <TextField type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
          </Field>
          <SubmitButton
            size="regular"
            className={css.submit}
            labels={{ loading: t('site.newsletterSending') }}
            emphasis="outline"
          >
            {t('site.newsletterSubmit')}
          </SubmitButton>
        </div>
        {consent && (
          <Checkbox name="consent" required>
            {consent}
          </Checkbox>
        )}
        {note && <p className={css.note}>{note}</p>}
      </Form>
    </div>
  );
}
