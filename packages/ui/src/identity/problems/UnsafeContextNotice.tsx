'use client';

import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import type { UnsafeContext } from './insecure-context.ts';
import '../../messages/en/identity.ts';

/** Replaces password forms: shows why a password is unsafe here, and where to log in instead. */
export function UnsafeContextNotice({ unsafeContext }: { unsafeContext: UnsafeContext }) {
  const { t } = useUi();
  const { href } = globalThis.location;
  const isFramed = unsafeContext === 'framed';
  return (
    <Callout
      tone="danger"
      action={
        <Button asChild emphasis="text" tone="inherit">
          <a
            href={isFramed ? href : href.replace(/^http:/, 'https:')}
            {...(isFramed && { target: '_blank', rel: 'noreferrer' })}
          >
            {t(isFramed ? 'identity.context.framedAction' : 'identity.context.insecureAction')}
          </a>
        </Button>
      }
    >
      {t(isFramed ? 'identity.context.framed' : 'identity.context.insecure')}
    </Callout>
  );
}
