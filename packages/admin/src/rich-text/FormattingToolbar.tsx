'use client';

import type { Editor } from '@tiptap/core';
import { Button, Field, Icon, Popover, TextField, useUi } from '@vitrine/ui';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Undo2,
} from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './RichTextField.css.ts';
import '../messages/en/rich-text.ts';

type Tool =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bulletList'
  | 'orderedList'
  | 'link'
  | 'undo'
  | 'redo';

const tools: readonly { id: Tool; icon: LucideIcon; keys?: string }[] = [
  { id: 'bold', icon: Bold, keys: 'Control+B' },
  { id: 'italic', icon: Italic, keys: 'Control+I' },
  { id: 'heading', icon: Heading2 },
  { id: 'subheading', icon: Heading3 },
  { id: 'bulletList', icon: List },
  { id: 'orderedList', icon: ListOrdered },
  { id: 'link', icon: LinkIcon },
  { id: 'undo', icon: Undo2, keys: 'Control+Z' },
  { id: 'redo', icon: Redo2, keys: 'Control+Shift+Z' },
];

/** Which formatting the selection has, and what can be undone, as a text that can be compared. */
function getToolStates(editor: Editor | undefined): string {
  if (!editor || editor.isDestroyed) return '';
  const states: Partial<Record<Tool, boolean>> = {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: editor.isActive('heading', { level: 2 }),
    subheading: editor.isActive('heading', { level: 3 }),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    link: editor.isActive('link'),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  };
  return Object.entries(states)
    .filter(([, isOn]) => isOn)
    .map(([tool]) => tool)
    .join(' ');
}

const noSubscription = () => () => {};

interface FormattingToolbarProps {
  ref: Ref<HTMLDivElement>;
  /** Undefined until it is loaded. */
  editor: Editor | undefined;
  /** ID of the element that is edited, once it is loaded. */
  controls: string | undefined;
}

/**
 * The buttons of the rich-text editor: one tab stop, arrow keys between them, Escape back to the text.
 */
export function FormattingToolbar({ ref, editor, controls }: FormattingToolbarProps) {
  const t = useAdminTranslate();
  const { direction } = useUi();
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const states = useSyncExternalStore(
    editor
      ? (onChange) => {
          editor.on('transaction', onChange);
          return () => {
            editor.off('transaction', onChange);
          };
        }
      : noSubscription,
    () => getToolStates(editor),
    () => '',
  );
  const on = new Set(states.split(' '));

  const run = (tool: Tool) => {
    if (!editor) return;
    const chain = editor.chain().focus();
    if (tool === 'link') return setLinking(true);
    if (tool === 'bold') chain.toggleBold().run();
    else if (tool === 'italic') chain.toggleItalic().run();
    else if (tool === 'heading') chain.toggleHeading({ level: 2 }).run();
    else if (tool === 'subheading') chain.toggleHeading({ level: 3 }).run();
    else if (tool === 'bulletList') chain.toggleBulletList().run();
    else if (tool === 'orderedList') chain.toggleOrderedList().run();
    else if (tool === 'undo') chain.undo().run();
    else chain.redo().run();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      return void editor?.commands.focus();
    }
    const forward = direction === 'rtl' ? -1 : 1;
    const last = tools.length - 1;
    const next = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tools.length) % tools.length;
    setCurrent(index);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[index]?.focus();
  };

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t('admin.richText.toolbar')}
      aria-controls={controls}
      className={css.toolbar}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ id, icon, keys }, index) => {
        const isAction = id === 'undo' || id === 'redo';
        return (
          <button
            key={id}
            type="button"
            tabIndex={index === current ? 0 : -1}
            aria-label={t(`admin.richText.${id}`)}
            title={t(`admin.richText.${id}`)}
            aria-keyshortcuts={keys}
            aria-pressed={isAction ? undefined : on.has(id)}
            aria-disabled={!editor || (isAction && !on.has(id)) || undefined}
            className={css.tool}
            onFocus={() => setCurrent(index)}
            // The selection stays while a button is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(id)}
          >
            <Icon as={icon} size="small" mirrored={isAction} />
          </button>
        );
      })}
      {editor && isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** The address of the link at the selection. */
function LinkForm({ editor, onClose }: LinkFormProps) {
  const t = useAdminTranslate();
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const href = input.current?.value.trim() ?? '';
    const { isAllowedLink } = await import('./rich-text.ts');
    if (!isAllowedLink(href)) {
      setError(t('admin.richText.linkInvalid'));
      return input.current?.focus();
    }
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before) {
      // Without a selection, the address is the text.
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    } else chain.setLink({ href });
    chain.run();
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Trigger asChild>
        <span className={css.linkAnchor} />
      </Popover.Trigger>
      <Popover.Content
        {...compactDensity()}
        align="start"
        label={t('admin.richText.link')}
        onKeyDown={(event) => event.stopPropagation()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
      >
        <form noValidate className={css.linkForm} onSubmit={(event) => void submit(event)}>
          <Field label={t('admin.richText.linkUrl')} error={error} required>
            <TextField
              ref={input}
              type="url"
              inputMode="url"
              autoComplete="off"
              defaultValue={before || 'https://'}
              onChange={() => setError(undefined)}
            />
          </Field>
          <div className={css.linkActions}>
            <Button type="submit" emphasis="primary">
              {t('admin.richText.linkApply')}
            </Button>
            {before && (
              <Button
                emphasis="text"
                onClick={() => {
                  onClose();
                  editor.chain().focus().extendMarkRange('link').unsetLink().run();
                }}
              >
                {t('admin.richText.linkRemove')}
              </Button>
            )}
          </div>
        </form>
      </Popover.Content>
    </Popover.Root>
  );
}
