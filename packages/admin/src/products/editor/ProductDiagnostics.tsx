'use client';

import { diagnoseProduct, type ProductIssue } from '@vitrine/atoms';
import { Callout, useUi } from '@vitrine/ui';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './ProductEditor.css.ts';
import { useHasStockField } from './ProductFields.tsx';
import { type ProductEditorTarget, useProductEditorContext } from './product-editor-context.ts';
import '../../messages/en/product-editor.ts';

/** Names of sold-out variants that are listed. */
const MAX_NAMES = 4;

/** Issues with which a product can be bought. */
const isNote = ({ kind }: ProductIssue) => kind === 'no-image' || kind === 'sold-out-variants';

/** Why the product can't be bought, or some of its variants: facts that lead to their field. */
export function ProductDiagnostics({
  onSelect,
}: {
  onSelect: (target: ProductEditorTarget) => void;
}) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { state } = useProductEditorContext();
  const hasStockField = useHasStockField();
  const issues = diagnoseProduct(state.entity, state.values);
  if (issues.length === 0) return null;
  const getText = (issue: ProductIssue): string => {
    if (issue.kind !== 'sold-out-variants') return t(`admin.productEditor.issue.${issue.kind}`);
    const { count, total, names } = issue;
    const shown = names.slice(0, MAX_NAMES);
    const rest = names.length - shown.length;
    const all = rest > 0 ? [...shown, t('admin.productEditor.issue.more', { count: rest })] : shown;
    const list = new Intl.ListFormat(locale, { type: 'unit' }).format(all);
    return t('admin.productEditor.issue.sold-out-variants', { count, total, names: list });
  };
  const links = issues.map((issue) => (
    <button
      key={issue.kind}
      type="button"
      className={css.issue}
      onClick={() => onSelect(issue.kind === 'no-stock' && hasStockField ? 'stock' : issue.field)}
    >
      {getText(issue)}
    </button>
  ));
  if (issues.every(isNote) && links.length === 1) {
    return (
      <Callout tone="warning" announce={false} role="note">
        {links}
      </Callout>
    );
  }
  return (
    <Callout tone="warning" announce={false} role="note">
      {t(
        issues.every(isNote)
          ? 'admin.productEditor.issues.notes'
          : 'admin.productEditor.issues.title',
      )}
      <ul className={css.issues}>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </Callout>
  );
}
