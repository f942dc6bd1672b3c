'use client';

import { type Editor, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { Button, Callout, useAnnounce } from '@vitrine/ui';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useMomentFormats } from '../utils/use-moment-formats.ts';
import '../messages/en/editor.ts';

interface DraftNoticeProps<Entity, Values extends object, Problem> {
  editor: Editor<Entity, Values, Problem>;
}

/** Offers changes of an earlier visit that were never saved; nothing if there are none. */
export function DraftNotice<Entity, Values extends object, Problem>({
  editor,
}: DraftNoticeProps<Entity, Values, Problem>) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const formats = useMomentFormats();
  const draft = useAtomValue(editor.draftAtom);
  const resolve = useSetAtom(editor.resolveDraftAtom);
  if (!draft) return null;
  return (
    <Callout
      role="status"
      action={
        <>
          <Button
            emphasis="text"
            tone="inherit"
            onClick={() => {
              resolve('restore');
              announce(t('admin.editor.draft.restored'));
            }}
          >
            {t('admin.editor.draft.restore')}
          </Button>
          <Button emphasis="text" tone="inherit" onClick={() => resolve('discard')}>
            {t('admin.editor.draft.discard')}
          </Button>
        </>
      }
    >
      {t('admin.editor.draft', {
        count: Object.keys(draft.edits).length,
        time: formats.short(draft.at),
      })}
    </Callout>
  );
}
