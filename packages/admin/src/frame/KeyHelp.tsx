'use client';

import { Dialog, Heading, Switch, Text } from '@vitrine/ui';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { type Command, useCurrentCommands, useOptionalCommands } from './command-context.ts';
import { compactDensity } from './compact-density.ts';
import * as css from './KeyHelp.css.ts';
import { Keys } from './Keys.tsx';
import { beginWithCharacter, parseKeys } from './key-combination.ts';
import '../messages/en/frame.ts';

/**
 * The list of all keys of the page, and the switch that turns one-letter keys off. Opened by
 * `openKeyHelp()` of `useCommandContext`, and in `AdminFrame` also by `?`. Needs a `CommandProvider`
 * above it.
 */
export function KeyHelp() {
  const commands = useOptionalCommands();
  const t = useAdminTranslate();
  if (!commands) return null;
  const { isHelpOpen, setHelpOpen } = commands;
  return (
    <Dialog.Root open={isHelpOpen} onOpenChange={setHelpOpen}>
      <Dialog.Content {...compactDensity(css.content)} aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{t('admin.keys.title')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <KeyLists />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function KeyLists() {
  const t = useAdminTranslate();
  const { hasLetterKeys, setLetterKeys } = useOptionalCommands() ?? {};
  const withKeys = useCurrentCommands().filter(({ keys }) => keys);
  const isGlobal = ({ id, kind }: Command) => kind === 'navigation' || id.startsWith('admin.');
  const ofPage = withKeys.filter((command) => !isGlobal(command));
  return (
    <>
      <section className={css.section}>
        <Switch
          checked={hasLetterKeys}
          onCheckedChange={setLetterKeys}
          hint={t('admin.keys.lettersHint')}
        >
          {t('admin.keys.letters')}
        </Switch>
      </section>
      <KeyList title={t('admin.keys.page')} commands={ofPage} />
      <KeyList title={t('admin.keys.everywhere')} commands={withKeys.filter(isGlobal)} />
      {withKeys.length === 0 && <Text as="p">{t('admin.keys.none')}</Text>}
    </>
  );
}

function KeyList({ title, commands }: { title: string; commands: readonly Command[] }) {
  const { hasLetterKeys } = useOptionalCommands() ?? {};
  const t = useAdminTranslate();
  if (commands.length === 0) return null;
  const isOff = (keys: string) => !hasLetterKeys && beginWithCharacter(parseKeys(keys));
  return (
    <section className={css.section}>
      <Heading level={3} variant="bodyStrong">
        {title}
      </Heading>
      <dl className={css.list}>
        {commands.map(({ id, label, keys = '' }) => (
          <div key={id} className={css.row}>
            <dt>{label}</dt>
            <dd className={css.keys}>
              {isOff(keys) ? (
                <span className={css.off}>{t('admin.keys.off')}</span>
              ) : (
                <Keys keys={keys} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
