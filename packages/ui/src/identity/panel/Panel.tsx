import type { ReactNode } from 'react';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { DangerNotice } from './DangerNotice.tsx';
import * as css from './Panel.css.ts';
import { usePanel } from './panel-context.ts';

export interface PanelProps {
  title: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** It asks for a password: nothing of it is shown where somebody else may see or take it. */
  secret?: boolean;
  children: ReactNode;
}

/** One step of a login: the same in a dialog and on a page. */
export function Panel({ title, lead, secret, children: step }: PanelProps) {
  const { kind: place, danger } = usePanel();
  const children = secret && danger ? <DangerNotice danger={danger} /> : step;
  if (place === 'page') {
    return (
      <section className={css.page}>
        <div className={css.intro}>
          <Heading level={1} variant="displayM">
            {title}
          </Heading>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        <div className={css.content}>{children}</div>
      </section>
    );
  }
  return (
    <>
      <Dialog.Head>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Head>
      <Dialog.Body>
        {lead && <Dialog.Description>{lead}</Dialog.Description>}
        <div className={lead ? css.content : css.apart}>{children}</div>
      </Dialog.Body>
    </>
  );
}

/** A question in small words and the way that answers it. */
export function Aside({ question, children }: { question?: ReactNode; children: ReactNode }) {
  return (
    <p className={css.aside}>
      {question && <span>{question}</span>}
      {children}
    </p>
  );
}
