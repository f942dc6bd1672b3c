import { Editor, type EditorOptions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { loadSanitizer } from '@vitrine/ui';

/** Tags that the editor keeps as they are. */
const keptTags = new Set(
  'a b blockquote br code em h1 h2 h3 h4 h5 h6 hr i li ol p pre s span strong u ul'.split(' '),
);

/** Whether the editor can show a text without losing any of its markup. */
export function canEditRichText(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(({ localName }) => keptTags.has(localName));
}

/**
 * Whether a link may lead to an address: `https:`, `http:`, `mailto:`, `tel:`, or a path, a query or an
 * anchor of the shop.
 */
export function isAllowedLink(address: string): boolean {
  // Browsers ignore control characters within a scheme.
  const plain = address.replace(/[\p{Cc}\s]/gu, '');
  if (/^(https?:\/\/|mailto:|tel:)./i.test(plain)) return true;
  return /^[/?#]/.test(plain) && !/^\/[/\\]/.test(plain);
}

/** What the sanitizer adds where HTML is shown. It is not part of the text. */
const shownOnly = / (?:rel|aria-level)="[^"]*"/g;

/** A rich-text editor of a text. */
export interface RichText {
  editor: Editor;
  /** Shows another text; returns false if its markup would not be kept. */
  setHtml: (html: string) => boolean;
  destroy: () => void;
}

/** Options of a rich-text editor. */
export interface RichTextOptions {
  element: HTMLElement;
  html: string;
  /** Whether to keep inline code as plain text. */
  withoutCode?: boolean;
  /** Attributes of the element that is edited. */
  attributes: Record<string, string>;
  /** Called with HTML that `SafeHtml` shows unchanged; an empty text for an empty editor. */
  onChange: (html: string) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Creates a rich-text editor. What is loaded, pasted and written passes the sanitizer of `SafeHtml`, and
 * links lead only to allowed addresses.
 */
export async function createRichText({
  element,
  html,
  withoutCode = false,
  attributes,
  onChange,
  onFocus,
  onBlur,
}: RichTextOptions): Promise<RichText> {
  const sanitize = await loadSanitizer();
  const toSafe = (markup: string) => sanitize(markup).replace(shownOnly, '');
  /** The given HTML, and what the editor makes of it: without a change, that is no other value. */
  let loaded = { given: html, own: '' };
  const options: Partial<EditorOptions> = {
    element,
    extensions: [
      StarterKit.configure({
        // No empty paragraph after a list.
        trailingNode: false,
        ...(withoutCode && { code: false }),
        link: {
          openOnClick: false,
          autolink: false,
          protocols: ['mailto'],
          isAllowedUri: isAllowedLink,
          HTMLAttributes: { rel: null, target: null },
        },
      }),
    ],
    content: toSafe(html),
    editorProps: {
      attributes,
      transformPastedHTML: toSafe,
      // Tab leaves the editor, also from a list.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate: ({ editor }) => {
      const own = editor.isEmpty ? '' : editor.getHTML();
      onChange(own === loaded.own ? loaded.given : toSafe(own));
    },
    onFocus,
    onBlur,
  };
  const editor = new Editor(options);
  const remember = (given: string) => {
    loaded = { given, own: editor.isEmpty ? '' : editor.getHTML() };
  };
  remember(html);
  return {
    editor,
    setHtml: (next) => {
      if (!canEditRichText(next)) return false;
      editor.commands.setContent(toSafe(next), { emitUpdate: false });
      remember(next);
      return true;
    },
    destroy: () => editor.destroy(),
  };
}
