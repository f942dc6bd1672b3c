'use client';

import {
  type CollectionFieldProblem,
  type CollectionFormValues,
  createCollectionEditor,
  createRowSelection,
  deleteCollectionAtom,
  findFreeSlug,
  isFormattedDescription,
  maxCollectionLengths,
  setCollectionVisibleAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { Collection } from '@vitrine/client/collections';
import {
  AppLink,
  Button,
  Callout,
  classes,
  Dialog,
  DropdownMenu,
  Field,
  Heading,
  type HeadingLevel,
  Icon,
  nextHeadingLevel,
  TextArea,
  TextField,
  useRoute,
} from '@vitrine/ui';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { DraftNotice } from '../editor/DraftNotice.tsx';
import { EditorActionBar } from '../editor/EditorActionBar.tsx';
import { EditorDialogs } from '../editor/EditorDialogs.tsx';
import * as layout from '../editor/EditorLayout.css.ts';
import { LeaveDialog } from '../editor/LeaveDialog.tsx';
import { useEditorActions } from '../editor/use-editor-actions.ts';
import { ActionBar, ActionBarButton } from '../frame/ActionBar.tsx';
import { useCommands } from '../frame/command-context.ts';
import { compactDensity } from '../frame/compact-density.ts';
import { StatusMark } from '../frame/StatusMark.tsx';
import * as listCss from '../list/List.css.ts';
import { type AdminTranslate, useAdminTranslate } from '../messages/use-admin-translate.ts';
import { MoreMenu } from '../utils/MoreMenu.tsx';
import { UndoNoticeBar, type UndoNotices } from '../utils/UndoNotice.tsx';
import { useMomentFormats } from '../utils/use-moment-formats.ts';
import * as css from './CollectionAdmin.css.ts';
import { CollectionProducts } from './CollectionProducts.tsx';
import { useCollectionMembers } from './use-collection-members.ts';
import '../messages/en/collections.ts';
import '../messages/en/editor.ts';
import '../messages/en/frame.ts';

type FieldName = keyof CollectionFormValues;

const getProblemText = (problem: CollectionFieldProblem, t: AdminTranslate): string => {
  if (problem.kind === 'too-long') return t('admin.collections.problem.tooLong', problem);
  if (problem.kind === 'rejected') return t('admin.collections.problem.rejected', problem);
  return t(`admin.collections.problem.${problem.kind}`);
};

interface CollectionDetailProps {
  /** Undefined for a new one. */
  collection: Collection | undefined;
  /** Slugs of all known collections. */
  slugs: readonly string[];
  notices: UndoNotices;
  /** Heading level of its name. */
  level: HeadingLevel;
  /** Opens another collection; undefined for none. */
  onOpen: (collectionId: string | undefined) => void;
}

/** One collection: its fields, its visibility and its products. */
export function CollectionDetail({
  collection,
  slugs,
  notices,
  level,
  onOpen,
}: CollectionDetailProps) {
  const t = useAdminTranslate();
  const formats = useMomentFormats();
  const baseId = useId();
  const getShopUrl = useRoute('collection');
  const [editor] = useState(() => createCollectionEditor({ collection }));
  const [selectionAtom] = useState(() => createRowSelection<Product>(({ _id }) => _id));
  const state = useAtomValue(editor.stateAtom);
  const change = useSetAtom(editor.changeAtom);
  const check = useSetAtom(editor.checkAtom);
  const revert = useSetAtom(editor.revertAtom);
  const receive = useSetAtom(editor.receiveAtom);
  const resolve = useSetAtom(editor.resolveAtom);
  const postpone = useSetAtom(editor.postponeAtom);
  const dismiss = useSetAtom(editor.dismissAtom);
  const setVisible = useSetAtom(setCollectionVisibleAtom);
  const [isReviewing, setReviewing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  useEffect(() => {
    if (collection) receive(collection);
  }, [collection, receive]);

  const { values, changes, problems, isSaving, lastSave, entity } = state;
  const getControlId = (field: FieldName) => `${baseId}-${field}`;
  const getLabel = (field: FieldName) => t(`admin.collections.${field}`);
  const labels = {
    getLabel,
    formatValue: (_field: FieldName, value: unknown) =>
      value === '' ? t('admin.editor.empty') : t('admin.editor.quoted', { text: String(value) }),
  };
  const firstInvalid = (['name', 'slug', 'description'] as const).find(
    (field) => problems.fields[field],
  );
  const focusProblem = () => {
    if (firstInvalid) document.getElementById(getControlId(firstInvalid))?.focus();
  };

  const { save, undo, commands } = useEditorActions(editor, {
    ...{ id: 'collection', missing: t('admin.collections.gone') },
    ...{ report: notices.report, dismiss: notices.dismiss },
    isBarTaken: notices.notice !== undefined,
  });
  const isInvalid = lastSave?.outcome === 'invalid';
  useEffect(() => {
    if (isInvalid && firstInvalid) {
      document.getElementById(`${baseId}-${firstInvalid}`)?.focus();
    }
  }, [isInvalid, firstInvalid, baseId]);

  // A new collection is opened once it exists.
  const openCreated = useEffectEvent((made: Collection) => {
    notices.report({ tone: 'success', text: t('admin.collections.created', { name: made.name }) });
    onOpen(made._id);
  });
  const isCreated = collection === undefined && entity !== undefined;
  useEffect(() => {
    if (isCreated && entity) openCreated(entity);
  }, [isCreated, entity]);

  const { _id: id, name, visible = true } = collection ?? { _id: '', name: '' };
  const setVisibility = (next: boolean) =>
    void notices.run(
      t(next ? 'admin.collections.done.shown' : 'admin.collections.done.hidden', { name }),
      t('admin.collections.failed'),
      async () => {
        await setVisible({ collectionId: id, visible: next });
        return () => setVisible({ collectionId: id, visible: !next });
      },
    );
  useCommands(commands);
  const shopUrl = collection && visible ? getShopUrl?.(collection.slug) : undefined;
  const fieldProps = (field: FieldName) => {
    const problem = problems.fields[field];
    const changed = changes.find(({ key }) => key === field);
    return {
      id: getControlId(field),
      label: getLabel(field),
      error: problem && getProblemText(problem, t),
      note:
        changed && collection
          ? t('admin.editor.was', { value: labels.formatValue(field, changed.before) })
          : undefined,
      isChanged: changed !== undefined && collection !== undefined,
    };
  };
  const [nameField, slugField, descriptionField] = [
    fieldProps('name'),
    fieldProps('slug'),
    fieldProps('description'),
  ];
  const suggestion = findFreeSlug(values.slug.trim(), slugs);
  return (
    <>
      <div className={css.detailHead}>
        <div className={css.detailTitle}>
          <Heading level={level} variant="title">
            <bdi>{values.name.trim() || t('admin.collections.new')}</bdi>
          </Heading>
          {collection && (
            <StatusMark kind={visible ? 'success' : 'inactive'}>
              {t(visible ? 'admin.collections.visible' : 'admin.collections.hidden')}
            </StatusMark>
          )}
        </div>
        {collection && (
          <div className={css.detailActions}>
            {shopUrl && (
              <Button asChild emphasis="quiet" className={css.viewInShop}>
                <AppLink href={shopUrl}>
                  <Icon as={ExternalLink} size="small" />
                  {t('admin.collections.viewInShop')}
                </AppLink>
              </Button>
            )}
            <MoreMenu emphasis="outline" label={t('admin.collections.menu', { name })}>
              <DropdownMenu.Item onSelect={() => setVisibility(!visible)}>
                {t(visible ? 'admin.collections.hide' : 'admin.collections.show')}
              </DropdownMenu.Item>
              <DropdownMenu.Item tone="danger" onSelect={() => setDeleting(true)}>
                {t('admin.collections.delete')}
              </DropdownMenu.Item>
            </MoreMenu>
          </div>
        )}
      </div>
      <DraftNotice editor={editor} />
      {problems.others.map((message) => (
        <Callout key={message} tone="danger">
          {message}
        </Callout>
      ))}
      <div className={css.fields}>
        <Field {...withoutNote(nameField)} hint={nameField.note} required>
          <TextField
            autoComplete="off"
            value={values.name}
            className={nameField.isChanged ? layout.changed : undefined}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            onBlur={() => check('name')}
          />
        </Field>
        <Field
          {...withoutNote(slugField)}
          hint={slugField.note ?? (!collection && t('admin.collections.slugHint'))}
          action={
            problems.fields.slug?.kind === 'slug-taken' && (
              <Button emphasis="text" onClick={() => change({ slug: suggestion })}>
                {t('admin.collections.useSlug', { slug: suggestion })}
              </Button>
            )
          }
        >
          <TextField
            dir="ltr"
            prefix="/"
            autoComplete="off"
            spellCheck={false}
            value={values.slug}
            className={classes(layout.leftToRight, slugField.isChanged && layout.changed)}
            onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
            onBlur={() => check('slug')}
          />
        </Field>
        <Field
          {...withoutNote(descriptionField)}
          hint={
            descriptionField.note ??
            (collection && isFormattedDescription(collection) && t('admin.collections.formatted'))
          }
          optional
          className={css.description}
        >
          <TextArea
            rows={2}
            maxLength={maxCollectionLengths.description}
            value={values.description}
            className={descriptionField.isChanged ? layout.changedArea : undefined}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
            onBlur={() => check('description')}
          />
        </Field>
      </div>
      {collection ? (
        <CollectionProducts
          collection={collection}
          selectionAtom={selectionAtom}
          notices={notices}
          level={nextHeadingLevel(level)}
        />
      ) : (
        <p className={css.note}>{t('admin.collections.afterSave')}</p>
      )}
      <DetailBar
        notices={notices}
        isDirty={changes.length > 0 || isSaving}
        collection={collection}
        selectionAtom={selectionAtom}
      >
        <EditorActionBar
          state={state}
          onDismiss={dismiss}
          onReview={() => setReviewing(true)}
          onDiscard={() => revert()}
          onSave={() => void save()}
          onUndo={() => void undo()}
          onShowIssues={focusProblem}
        />
      </DetailBar>
      <EditorDialogs
        labels={labels}
        state={state}
        isReviewing={isReviewing}
        onCloseReview={() => setReviewing(false)}
        // The platform has no time of a change: it was found by the last save.
        time={lastSave ? formats.short(lastSave.at) : ''}
        {...{ revert, resolve, postpone, save }}
      />
      <LeaveDialog
        fields={changes.map(({ key }) => getLabel(key))}
        onSave={save}
        onDiscard={() => revert()}
      />
      {collection && (
        <DeleteDialog
          collection={collection}
          open={isDeleting}
          onClose={() => setDeleting(false)}
          notices={notices}
          onDeleted={() => onOpen(undefined)}
        />
      )}
    </>
  );
}

const withoutNote = <Props extends { note: unknown; isChanged: boolean }>({
  note: _note,
  isChanged: _isChanged,
  ...props
}: Props) => props;

interface DetailBarProps {
  notices: UndoNotices;
  isDirty: boolean;
  collection: Collection | undefined;
  selectionAtom: ReturnType<typeof createRowSelection<Product>>;
  /** The bar of the editor. */
  children: ReactNode;
}

/** The bar: what was done, what is not saved, or which products are selected, in this order. */
function DetailBar({ notices, isDirty, collection, selectionAtom, children }: DetailBarProps) {
  const t = useAdminTranslate();
  const [{ items }, select] = useAtom(selectionAtom);
  const changeMembers = useCollectionMembers(notices);
  const products = [...items.values()];
  const { length: count } = products;
  if (notices.notice && (!isDirty || notices.notice.canUndo)) {
    return <UndoNoticeBar notices={notices} commandId="collections.undo" />;
  }
  if (isDirty || count === 0 || !collection) return children;
  return (
    <ActionBar
      message={
        <>
          <span className={listCss.onlyWide}>{t('admin.collections.selected', { count })}</span>
          <span className={listCss.onlyNarrow}>
            {t('admin.collections.selectedShort', { count })}
          </span>
        </>
      }
    >
      <ActionBarButton
        key="remove"
        emphasis="main"
        onClick={() => {
          select('clear');
          changeMembers(collection, products, 'remove');
        }}
      >
        <span className={listCss.onlyWide}>{t('admin.collections.removeCount', { count })}</span>
        <span className={listCss.onlyNarrow}>{t('admin.collections.remove')}</span>
      </ActionBarButton>
      <ActionBarButton key="clear" keys="escape" onClick={() => select('clear')}>
        {t('admin.clear')}
      </ActionBarButton>
    </ActionBar>
  );
}

interface DeleteDialogProps {
  collection: Collection;
  open: boolean;
  onClose: () => void;
  notices: UndoNotices;
  onDeleted: () => void;
}

function DeleteDialog({ collection, open, onClose, notices, onDeleted }: DeleteDialogProps) {
  const t = useAdminTranslate();
  const remove = useSetAtom(deleteCollectionAtom);
  const { _id: id, name, numberOfProducts: count = 0 } = collection;
  const confirm = async () => {
    onClose();
    const isDone = await notices.run(
      t('admin.collections.done.deleted', { name }),
      t('admin.collections.failed'),
      async () => {
        await remove(id);
        return undefined;
      },
    );
    if (isDone) onDeleted();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Content role="alertdialog" {...compactDensity()}>
        <Dialog.Header>
          <Dialog.Title>{t('admin.collections.deleteTitle', { name })}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>{t('admin.collections.deleteHint', { count })}</Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          <Button emphasis="primary" onClick={() => void confirm()}>
            {t('admin.collections.deleteConfirm')}
          </Button>
          <Button onClick={onClose}>{t('admin.notNow')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
