'use client';

import type { ReactNode } from 'react';
import * as Dialog from '../../primitives/dialog/Dialog.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { UnsafeContextNotice } from '../problems/UnsafeContextNotice.tsx';
import { useLoginStep } from './login-context.ts';
import * as css from './Panel.css.ts';

export interface PanelProps {
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /**
   * Whether the step contains a password field. It is not shown in contexts where others could read
   * or capture the password.
   */
  secret?: boolean;
  children: ReactNode;
}

/** One step of a login: the same in a dialog and on a page. */
export function Panel({ title, description, secret, children: step }: PanelProps) {
  const { kind, unsafeContext } = useLoginStep();
  const children =
    secret && unsafeContext ? <UnsafeContextNotice unsafeContext={unsafeContext} /> : step;
  if (kind === 'page') {
    return (
      <section className={css.page}>
        <div className={css.intro}>
          <Heading level={1} variant="displayM">
            {title}
          </Heading>
          {description && <p className={css.description}>{description}</p>}
        </div>
        <div className={css.content}>{children}</div>
      </section>
    );
  }
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        {description && <Dialog.Description>{description}</Dialog.Description>}
        <div className={description ? css.content : css.apart}>{children}</div>
      </Dialog.Body>
    </>
  );
}

/** A question in small text and the action for it. */
export function PanelFooter({ question, children }: { question?: ReactNode; children: ReactNode }) {
  return (
    <p className={css.footer}>
      {question && <span>{question}</span>}
      {children}
    </p>
  );
}
