'use client';

import { type ConsentChoices, consentChoicesAtom, useAtom } from '@vitrine/atoms';
import { type ReactNode, useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Stack } from '../../primitives/box/Stack.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import * as Dialog from '../../primitives/dialog/Dialog.tsx';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/site.ts';

/** What the visitor may permit or not. */
export interface ConsentPurpose {
  /** The key in `consentChoicesAtom`; `analytics` also decides about the storefront's analytics. */
  id: string;
  /** Name of the purpose, next to its switch. */
  label: ReactNode;
  /** What the visitor permits by it. */
  hint?: ReactNode;
}

/** Returns one choice for all purposes. */
export const chooseAll = (
  purposes: readonly ConsentPurpose[],
  isPermitted: boolean,
): ConsentChoices => Object.fromEntries(purposes.map(({ id }) => [id, isPermitted]));

/** Returns the host's purposes, or analytics alone. */
export function usePurposes(
  purposes: readonly ConsentPurpose[] | undefined,
): readonly ConsentPurpose[] {
  const { t } = useUi();
  return (
    purposes ?? [
      {
        id: 'analytics',
        label: t('site.consentAnalytics'),
        hint: t('site.consentAnalyticsHint'),
      },
    ]
  );
}

export interface ConsentSettingsProps {
  /** What the visitor decides about. Default: analytics. */
  purposes?: readonly ConsentPurpose[];
  /** Above the switches, such as a link to the privacy policy. */
  description?: ReactNode;
  /** The button that opens the dialog: one element, such as a `Button` of the footer. */
  children: ReactNode;
}

/**
 * A dialog with a switch for each purpose, in which visitors change their choices. Put it in the
 * footer, so that a choice can be changed on every page.
 *
 * @example
 * <ConsentSettings>
 *   <Button emphasis="text">Privacy settings</Button>
 * </ConsentSettings>
 */
export function ConsentSettings({ purposes: given, description, children }: ConsentSettingsProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const purposes = usePurposes(given);
  const [stored, store] = useAtom(consentChoicesAtom);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<ConsentChoices>({});
  const save = (choices: ConsentChoices) => {
    store(choices);
    setOpen(false);
    announce(t('site.consentSaved'));
  };
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        // Nothing is permitted until the visitor does so.
        if (open) setDraft({ ...chooseAll(purposes, false), ...stored });
        setOpen(open);
      }}
    >
      <Dialog.Trigger asChild>{children}</Dialog.Trigger>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{t('site.consentSettings')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Stack gap="20">
            <div>{description ?? t('site.consentText')}</div>
            <Switch checked disabled hint={t('site.consentNecessaryHint')}>
              {t('site.consentNecessary')}
            </Switch>
            {purposes.map(({ id, label, hint }) => (
              <Switch
                key={id}
                hint={hint}
                checked={draft[id] ?? false}
                onCheckedChange={(isPermitted) => setDraft({ ...draft, [id]: isPermitted })}
              >
                {label}
              </Switch>
            ))}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button emphasis="primary" size="large" onClick={() => save(draft)}>
            {t('site.consentSave')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
