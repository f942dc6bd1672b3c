'use client';

import { type ProductChange, useAtom } from '@vitrine/atoms';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  Icon,
  isFocusLost,
  LoadError,
  Text,
  TextField,
  useLastDefined,
} from '@vitrine/ui';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { compactDensity } from '../../frame/compact-density.ts';
import * as filterCss from '../../list/ListFilters.css.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useAfterRender } from '../../utils/use-after-render.ts';
import { allCollectionsAtom } from '../all-collections.ts';
import * as css from './ProductList.css.ts';
import { useProductListContext } from './product-list-context.ts';
import type { ProductQuestion } from './use-product-actions.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/products.ts';

/** The platform's limit of a ribbon and of a brand. */
const MAX_TEXT_LENGTH = 50;

/** The dialog that a change of one or many products needs: a text, collections, or a confirmation. */
export function ProductDialogs() {
  const { actions, bar } = useProductListContext();
  const { question, ask } = actions;
  const afterRender = useAfterRender();
  const shown = useLastDefined(question);
  const close = () => ask(undefined);
  const send = (changes: readonly ProductChange[]) => {
    close();
    actions.change(changes);
  };
  const props = shown && { question: shown, onClose: close, onSend: send };
  return (
    <Dialog.Root open={question !== undefined} onOpenChange={(open) => !open && close()}>
      <Dialog.Content
        role={shown?.kind === 'delete' ? 'alertdialog' : 'dialog'}
        {...compactDensity()}
        onCloseAutoFocus={() => {
          // The button that opened it may be gone with its bar: then the next bar has the focus.
          afterRender(() => {
            if (isFocusLost()) bar.current?.querySelector<HTMLElement>('button')?.focus();
          });
        }}
      >
        {props && props.question.kind === 'delete' && <DeleteProducts {...props} />}
        {props && (props.question.kind === 'ribbon' || props.question.kind === 'brand') && (
          <SetText {...props} kind={props.question.kind} />
        )}
        {props &&
          (props.question.kind === 'add-to-collection' ||
            props.question.kind === 'remove-from-collection') && (
            <ChooseCollections {...props} kind={props.question.kind} />
          )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface QuestionProps {
  question: ProductQuestion;
  onClose: () => void;
  onSend: (changes: readonly ProductChange[]) => void;
}

function DeleteProducts({ question: { products }, onClose, onSend }: QuestionProps) {
  const t = useAdminTranslate();
  const { length: count } = products;
  const [first] = products;
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>
          {count === 1 && first
            ? t('admin.products.deleteOneTitle', { name: first.name })
            : t('admin.products.deleteTitle', { count })}
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Dialog.Description>{t('admin.products.deleteHint', { count })}</Dialog.Description>
      </Dialog.Body>
      <Dialog.Footer>
        <Button
          emphasis="primary"
          onClick={() =>
            onSend(products.map((product) => ({ product, change: { kind: 'delete' } })))
          }
        >
          {t('admin.products.deleteCount', { count })}
        </Button>
        <Button onClick={onClose}>{t('admin.notNow')}</Button>
      </Dialog.Footer>
    </>
  );
}

interface SetTextProps extends QuestionProps {
  kind: 'ribbon' | 'brand';
}

function SetText({ question: { products }, kind, onClose, onSend }: SetTextProps) {
  const t = useAdminTranslate();
  const texts = new Set(products.map((product) => product[kind] ?? ''));
  const [common = ''] = texts.size === 1 ? texts : [];
  const input = useRef<HTMLInputElement>(null);
  const { length: count } = products;
  const isRibbon = kind === 'ribbon';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    onSend(products.map((product) => ({ product, change: { kind, text } })));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Dialog.Header>
        <Dialog.Title>
          {t(isRibbon ? 'admin.products.ribbonTitle' : 'admin.products.brandTitle', { count })}
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Dialog.Description>
          {t(isRibbon ? 'admin.products.ribbonHint' : 'admin.products.brandHint')}{' '}
          {texts.size > 1 && t('admin.products.mixedText')}
        </Dialog.Description>
        <div className={css.fields}>
          <Field label={t(isRibbon ? 'admin.products.ribbon' : 'admin.products.brand')}>
            <TextField
              ref={input}
              autoComplete="off"
              defaultValue={common}
              maxLength={MAX_TEXT_LENGTH}
            />
          </Field>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" emphasis="primary">
          {t('admin.products.apply', { count })}
        </Button>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
      </Dialog.Footer>
    </form>
  );
}

interface ChooseCollectionsProps extends QuestionProps {
  kind: 'add-to-collection' | 'remove-from-collection';
}

function ChooseCollections({
  question: { products },
  kind,
  onClose,
  onSend,
}: ChooseCollectionsProps) {
  const t = useAdminTranslate();
  const [{ items, error, status }, reload] = useAtom(allCollectionsAtom());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const problemId = useId();
  const { length: count } = products;
  const isAdding = kind === 'add-to-collection';
  const countMembers = (id: string) =>
    products.filter(({ collectionIds }) => collectionIds.includes(id)).length;
  /** Whether there is nothing to add, because all products are in the collection. */
  const hasAll = (id: string) => isAdding && countMembers(id) === count;
  const offered = items.filter(({ _id }) => isAdding || countMembers(_id) > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return setFailed(true);
    onSend(
      chosen.flatMap((collectionId) =>
        products
          .filter(({ collectionIds }) => collectionIds.includes(collectionId) !== isAdding)
          .map((product) => ({ product, change: { kind, collectionId } })),
      ),
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Dialog.Header>
        <Dialog.Title>
          {t(isAdding ? 'admin.products.addTitle' : 'admin.products.removeTitle', { count })}
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        {error && (
          <LoadError onRetry={() => void reload()}>
            {t('admin.products.collectionsFailed')}
          </LoadError>
        )}
        {status === 'success' && offered.length === 0 && (
          <Text as="p">{t('admin.products.noCollections')}</Text>
        )}
        <ul
          aria-label={t('admin.products.collections')}
          aria-describedby={hasFailed ? problemId : undefined}
          aria-busy={status === 'pending'}
          className={css.options}
        >
          {offered.map(({ _id, name }) => (
            <li key={_id} className={filterCss.option}>
              <Checkbox
                checked={chosen.includes(_id) || hasAll(_id)}
                disabled={hasAll(_id)}
                onCheckedChange={(next) => {
                  setFailed(false);
                  const others = chosen.filter((id) => id !== _id);
                  setChosen(next === true ? [...others, _id] : others);
                }}
              >
                <bdi>{name}</bdi>
              </Checkbox>
              <span className={filterCss.optionCount}>
                {t('admin.products.membersOf', { count: countMembers(_id), total: count })}
              </span>
            </li>
          ))}
        </ul>
        {hasFailed && (
          <p id={problemId} role="alert" className={css.problem}>
            <Icon as={CircleAlert} size="small" />
            {t('admin.products.chooseCollection')}
          </p>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" emphasis="primary">
          {t('admin.products.apply', { count })}
        </Button>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
      </Dialog.Footer>
    </form>
  );
}
