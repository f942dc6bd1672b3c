import type { SafeMarkup } from './sanitize.ts';

interface MarkupProps {
  markup: SafeMarkup;
  className: string;
}

/** The only component of Vitrine that sets HTML. It accepts only sanitized strings. */
export function SanitizedMarkup({ markup, className }: MarkupProps) {
  if (!markup.trim()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type lets only sanitised markup in.
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
