import createPurifier, { type Config, type WindowLike } from 'dompurify';

declare const safe: unique symbol;

/** Sanitized HTML. Only a `Sanitize` function creates it; no other string is accepted. */
export type SafeMarkup = string & { readonly [safe]: true };

export interface SanitizeOptions {
  /** Whether an image may be loaded from a URL. By default no image is loaded or shown. */
  allowImage?: (url: URL) => boolean;
  /**
   * The level that the text's highest headings have in the page's outline, whether they are `h1` or
   * `h3`. Lower ones follow. Default 3.
   */
  level?: 2 | 3 | 4 | 5 | 6;
}

/** Sanitizes a string so that it is safe to render as HTML. */
export type Sanitize = (html: string, options?: SanitizeOptions) => SafeMarkup;

const textTags =
  'a abbr b bdi bdo blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 ' +
  'h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp section small span strong sub sup table ' +
  'tbody td tfoot th thead time tr u ul var wbr';

const config: Config = {
  ALLOWED_TAGS: textTags.split(' '),
  ALLOWED_ATTR: 'href title dir lang colspan rowspan scope start reversed datetime'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Only URLs that a user opens, and those within the site.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z][a-z\d+.-]*(?:[^a-z\d+.\-:]|$))/i,
};

const withImages: Config = {
  ...config,
  ALLOWED_TAGS: [...textTags.split(' '), 'img'],
  ALLOWED_ATTR: [...(config.ALLOWED_ATTR ?? []), 'src', 'alt', 'width', 'height'],
};

/**
 * Creates a sanitizer, the only source of `SafeMarkup`, for a window: the page's own, or that of a
 * DOM implementation on a server. Preserves text, structure and links; removes scripts, styles,
 * forms, frames, media, ids and classes. Links get `rel`, images load lazily and send no referrer.
 * Headings get the `aria-level` that fits the outline of the page.
 */
export function createSanitizer(window: WindowLike): Sanitize {
  const purifier = createPurifier(window);
  let { allowImage, level = 3 }: SanitizeOptions = {};
  let highest: number | undefined;

  purifier.addHook('afterSanitizeAttributes', (element) => {
    const name = element.nodeName.toLowerCase();
    if (name === 'a' && element.hasAttribute('href')) {
      element.setAttribute('rel', 'noopener noreferrer');
    } else if (name === 'img') {
      const url = getAddress(element.getAttribute('src'));
      if (!url || !allowImage?.(url)) element.remove();
      else lateImage(element);
    } else if (/^h[1-6]$/.test(name)) {
      highest ??= getHighestLevel(element.getRootNode() as ParentNode & Node);
      element.setAttribute('aria-level', String(Math.min(6, level + Number(name[1]) - highest)));
    }
  });

  return (html, options = {}) => {
    ({ allowImage, level = 3 } = options);
    highest = undefined;
    return purifier.sanitize(html, allowImage ? withImages : config) as string as SafeMarkup;
  };
}

/** Returns the highest level of a text's headings: 2 if it has an `h2` and no `h1`. */
function getHighestLevel(text: ParentNode): number {
  const headings = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  return Math.min(...headings.map(({ nodeName }) => Number(nodeName[1])));
}

function getAddress(text: string | null): URL | undefined {
  return text && URL.canParse(text) ? new URL(text) : undefined;
}

function lateImage(image: Element): void {
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}
