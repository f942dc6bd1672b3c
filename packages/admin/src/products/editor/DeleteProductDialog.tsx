'use client';

import { deleteProductAtom, useSetAtom } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { Button, Callout, Dialog } from '@vitrine/ui';
import { useState } from 'react';
import { TypedConfirmation } from '../../editor/TypedConfirmation.tsx';
import { compactDensity } from '../../frame/compact-density.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import '../../messages/en/product-editor.ts';

interface DeleteProductDialogProps {
  product: Product;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a product after its name was typed. */
export function DeleteProductDialog({
  product: { _id, name },
  open,
  onClose,
  onDeleted,
}: DeleteProductDialogProps) {
  const t = useAdminTranslate();
  const remove = useSetAtom(deleteProductAtom);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const confirm = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      await remove(_id);
      onDeleted();
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Content role="alertdialog" {...compactDensity()}>
        <Dialog.Header>
          <Dialog.Title>{t('admin.productEditor.delete.title', { name })}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>{t('admin.productEditor.delete.hint')}</Dialog.Description>
          {state === 'failed' && (
            <Callout tone="danger">{t('admin.productEditor.delete.failed')}</Callout>
          )}
          <TypedConfirmation
            expected={name}
            label={t('admin.productEditor.delete.type')}
            wrong={t('admin.productEditor.delete.wrong')}
            answer={t('admin.productEditor.delete.now')}
            keep={<Button onClick={onClose}>{t('admin.productEditor.delete.keep')}</Button>}
            state={state === 'loading' ? 'loading' : 'idle'}
            onConfirm={() => void confirm()}
          />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
