'use client';

import {
  formatDecimal,
  getAmountDecimals,
  getAmountProblem,
  getPriceBounds,
  readDecimal,
} from '@vitrine/atoms';
import { ApplicationError, ValidationError } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import { TextField, useAnnounce, useUi } from '@vitrine/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './ProductTable.css.ts';
import { useProductListContext } from './product-list-context.ts';
import { getPriceText } from './product-text.ts';
import '../../messages/en/products.ts';

interface Draft {
  text: string;
  error?: string;
}

/**
 * The price of a row, which Enter or a press edits: Enter saves, Escape reverts. The new price shows at
 * once; a price that the platform rejects is back in the field, with the reason below it.
 */
export function ProductPriceCell({ product }: { product: Product }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const announce = useAnnounce();
  const { actions } = useProductListContext();
  const [draft, setDraft] = useState<Draft>();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusNext = useRef<'button' | 'input'>(undefined);
  const noteId = useId();
  const { name, priceData } = product;
  const isEditing = draft !== undefined;
  useLayoutEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (target === 'button') button.current?.focus();
    if (target === 'input') input.current?.focus();
    if (target === 'input' && !draft?.error) input.current?.select();
  }, [draft]);
  const text = getPriceText(product, locale);
  if (!priceData) return <span>{text}</span>;
  const bounds = getPriceBounds(product);
  const isRange = bounds !== undefined && bounds.min !== bounds.max;
  const current = formatDecimal(String(priceData.price), locale);

  const close = () => {
    focusNext.current = 'button';
    setDraft(undefined);
  };
  const reject = (typed: string, error: string) => {
    announce(error, 'assertive');
    setDraft({ text: typed, error });
  };
  const save = async (typed: string) => {
    const price = readDecimal(typed, locale);
    const { currency } = priceData;
    if (!price || getAmountProblem('price', price, currency) !== undefined) {
      const isWhole = getAmountDecimals(currency) === 0;
      const example = formatDecimal(isWhole ? '24' : '24.5', locale);
      return reject(typed, t('admin.products.price.invalid', { example }));
    }
    close();
    if (Number(price) === priceData.price) return;
    try {
      await actions.setPrice(product, price);
    } catch (error) {
      const isRejected = error instanceof ValidationError || error instanceof ApplicationError;
      // The focus goes to the field unless the owner has gone on to another place.
      const { activeElement } = document;
      if (activeElement === button.current || activeElement === document.body) {
        focusNext.current = 'input';
      }
      reject(
        typed,
        t(isRejected ? 'admin.products.price.rejected' : 'admin.products.price.failed'),
      );
    }
  };

  if (!isEditing) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={t('admin.products.price.edit', { name, price: text })}
        className={css.priceButton}
        onClick={() => {
          focusNext.current = 'input';
          setDraft({ text: current });
        }}
      >
        <bdi>{text}</bdi>
      </button>
    );
  }
  const note = draft.error ?? (isRange ? t('admin.products.price.range') : undefined);
  return (
    <span className={css.priceEdit}>
      <TextField
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
        aria-label={t('admin.products.price.label', { name })}
        aria-invalid={draft.error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : noteId}
        value={draft.text}
        onChange={(event) => setDraft({ text: event.currentTarget.value })}
        onBlur={() => {
          if (draft.text === current && draft.error === undefined) setDraft(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            void save(draft.text);
          } else if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            close();
          }
        }}
        className={css.priceField}
      />
      {note !== undefined && (
        <span id={noteId} className={draft.error === undefined ? css.priceNote : css.priceError}>
          {note}
        </span>
      )}
    </span>
  );
}
