'use client';

import { createMediaLibrary, type MediaLibraryAtom, useAtom } from '@vitrine/atoms';
import {
  Button,
  Callout,
  Checkbox,
  Dialog,
  Field,
  LoadError,
  LoadMore,
  NumberStepper,
  Picture,
  Skeleton,
  Text,
  TextField,
  useLastDefined,
} from '@vitrine/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './MediaManager.css.ts';
import { getMediaImage, getMediaName, useMediaContext } from './media-context.ts';
import '../messages/en/frame.ts';
import '../messages/en/media.ts';

/** The dialogs of the manager: a position, a URL or ID, and the library. */
export function MediaDialogs() {
  const { actions } = useMediaContext();
  const { dialog, open } = actions;
  const shown = useLastDefined(dialog);
  const close = () => open(undefined);
  return (
    <Dialog.Root open={dialog !== undefined} onOpenChange={(next) => !next && close()}>
      <Dialog.Content {...compactDensity(shown?.kind === 'library' ? css.wide : undefined)}>
        {shown?.kind === 'move' && <MoveForm ids={shown.ids} onClose={close} />}
        {shown?.kind === 'add' && <AddForm onClose={close} />}
        {shown?.kind === 'library' && <LibraryForm onClose={close} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface FormProps {
  onClose: () => void;
}

function MoveForm({ ids, onClose }: FormProps & { ids: readonly string[] }) {
  const t = useAdminTranslate();
  const { items, actions } = useMediaContext();
  const max = items.length - ids.length + 1;
  const first = items.findIndex(({ _id }) => ids.includes(_id));
  const [position, setPosition] = useState(Math.min(first + 1, max));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    actions.move(ids, position - 1);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Dialog.Header>
        <Dialog.Title>{t('admin.media.moveTitle', { count: ids.length })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Field label={t('admin.media.moveLabel')} hint={t('admin.media.moveHint', { max })}>
          <NumberStepper min={1} max={max} value={position} onValueChange={setPosition} />
        </Field>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" emphasis="primary">
          {t('admin.media.move')}
        </Button>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
      </Dialog.Footer>
    </form>
  );
}

/** Returns what a text adds: an external image, or an item of the platform. */
const toMediaInput = (text: string) =>
  /^https?:\/\//i.test(text) ? { url: text } : { mediaId: text };

function AddForm({ onClose }: FormProps) {
  const t = useAdminTranslate();
  const { actions } = useMediaContext();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = text.trim();
    if (value === '') return setProblem(t('admin.media.addEmpty'));
    if (isSending) return;
    setSending(true);
    setFailed(false);
    const outcome = await actions.add([toMediaInput(value)]);
    setSending(false);
    setFailed(outcome === 'failed');
    if (outcome === 'added') onClose();
    if (outcome === 'rejected') setProblem(t('admin.media.addRejected'));
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Dialog.Header>
        <Dialog.Title>{t('admin.media.addTitle')}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Field label={t('admin.media.addLabel')} hint={t('admin.media.addHint')} error={problem}>
          <TextField
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setProblem(undefined);
            }}
          />
        </Field>
        {hasFailed && <AddFailure isAnnounced />}
      </Dialog.Body>
      <Dialog.Footer>
        <Button
          type="submit"
          emphasis="primary"
          state={isSending ? 'loading' : 'idle'}
          labels={{ loading: t('admin.media.adding') }}
        >
          {t('admin.media.addSubmit')}
        </Button>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
      </Dialog.Footer>
    </form>
  );
}

/**
 * The reason why nothing was added, next to the button that was pressed: the start of a long list is out
 * of sight. A notice of the page may have announced it.
 */
function AddFailure({ isAnnounced }: { isAnnounced: boolean }) {
  const t = useAdminTranslate();
  return (
    <Callout tone="danger" announce={!isAnnounced} className={css.addFailure}>
      {t('admin.media.failed')}
    </Callout>
  );
}

/** Delay between typing and a search, in milliseconds. */
const SEARCH_DELAY_MS = 250;

function LibraryForm({ onClose }: FormProps) {
  const t = useAdminTranslate();
  const { items: own, actions } = useMediaContext();
  const [libraryAtom] = useState<MediaLibraryAtom>(createMediaLibrary);
  const [{ status, items, hasNext, isLoadingMore }, read] = useAtom(libraryAtom);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<'rejected' | 'failed'>();
  const [isSending, setSending] = useState(false);
  const isFirst = useRef(true);
  const ownIds = new Set(own.map(({ _id }) => _id));
  useEffect(() => {
    const timer = setTimeout(() => void read({ search }), isFirst.current ? 0 : SEARCH_DELAY_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [search, read]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return onClose();
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    const outcome = await actions.add(chosen.map((mediaId) => ({ mediaId })));
    setSending(false);
    if (outcome === 'added') onClose();
    else setProblem(outcome);
  };
  const footer = useRef<HTMLDivElement>(null);
  // The message would push the buttons out of sight.
  useEffect(() => {
    if (problem) footer.current?.scrollIntoView({ block: 'end' });
  }, [problem]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Dialog.Header>
        <Dialog.Title>{t('admin.media.libraryTitle')}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <TextField
          type="text"
          inputMode="search"
          autoComplete="off"
          aria-label={t('admin.media.librarySearch')}
          placeholder={t('admin.media.librarySearch')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {status === 'error' && (
          <LoadError onRetry={() => void read(hasNext ? 'more' : { search })}>
            {t('admin.media.libraryFailed')}
          </LoadError>
        )}
        {items.length === 0 && status === 'success' && (
          <Text as="p" tone="muted">
            {t('admin.media.libraryEmpty')}
          </Text>
        )}
        {items.length === 0 && status === 'pending' && (
          <Skeleton.Root className={css.library}>
            {['a', 'b', 'c', 'd'].map((placeholder) => (
              <Skeleton.Media key={placeholder} ratio={4 / 5} />
            ))}
          </Skeleton.Root>
        )}
        <ul aria-label={t('admin.media.libraryTitle')} className={css.library}>
          {items.map((item) => {
            const { _id: id } = item;
            const isOwn = ownIds.has(id);
            const isChosen = chosen.includes(id);
            return (
              <li key={id} className={css.libraryItem}>
                <Picture
                  image={getMediaImage(item)}
                  name=""
                  decorative
                  width={120}
                  ratio={4 / 5}
                  className={css.tilePicture}
                />
                <Checkbox
                  checked={isOwn || isChosen}
                  disabled={isOwn}
                  onCheckedChange={(next) => {
                    const others = chosen.filter((one) => one !== id);
                    setChosen(next === true ? [...others, id] : others);
                  }}
                >
                  <bdi className={css.libraryName}>{getMediaName(item)}</bdi>
                </Checkbox>
              </li>
            );
          })}
        </ul>
        {items.length > 0 && (
          <LoadMore
            shown={items.length}
            hasNext={hasNext && status !== 'error'}
            loading={isLoadingMore}
            onLoadMore={() => void read('more')}
            summary={t('admin.media.libraryShown', { count: items.length })}
            formatLoaded={(count) => t('admin.media.libraryLoaded', { count })}
            label={t('admin.media.libraryMore')}
          />
        )}
        {problem && <AddFailure isAnnounced={problem === 'failed'} />}
      </Dialog.Body>
      <Dialog.Footer ref={footer}>
        <Button
          type="submit"
          emphasis="primary"
          state={isSending ? 'loading' : 'idle'}
          labels={{ loading: t('admin.media.adding') }}
        >
          {t('admin.media.libraryAdd', { count: chosen.length })}
        </Button>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
      </Dialog.Footer>
    </form>
  );
}
