'use client';

import { Button } from '../primitives/button/Button.tsx';
import * as Dialog from '../primitives/dialog/Dialog.tsx';
import { Picture } from '../primitives/picture/Picture.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { useLastDefined } from '../utils/hooks/use-last-defined.ts';
import * as css from './BackInStock.css.ts';
import { BackInStockForm, type BackInStockFormProps } from './BackInStockForm.tsx';
import type { BackInStockItem } from './back-in-stock-item.ts';
import '../messages/en/back-in-stock.ts';
import '../messages/en/common.ts';

export interface BackInStockDialogProps extends Omit<BackInStockFormProps, 'item' | 'action'> {
  /** The requested item; the dialog is open while it is set. */
  item: BackInStockItem | null;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** The complete dialog; up to 760 px a bottom sheet. */
export function BackInStockDialog({ item, onClose, className, ...rest }: BackInStockDialogProps) {
  const { t } = useUi();
  const shown = useLastDefined(item);
  return (
    <Dialog.Root open={item !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content className={className}>
        <Dialog.Header>
          <Dialog.Title>{t('backInStock.title')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>{t('backInStock.description')}</Dialog.Description>
          {shown && (
            <div className={css.content}>
              <BackInStockItemSummary item={shown} />
              <BackInStockForm
                {...rest}
                item={shown}
                action={
                  <Button emphasis="text" tone="inherit" onClick={onClose}>
                    {t('common.close')}
                  </Button>
                }
              />
            </div>
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Shows the item of the request. */
export function BackInStockItemSummary({
  item,
}: {
  /** The product or variant that is out of stock. */
  item: BackInStockItem;
}) {
  const { name, price, image } = item.itemDetails;
  const { url, width, height, altText } = image ?? {};
  return (
    <div className={css.item}>
      <Picture
        image={url ? { url, width, height, altText } : undefined}
        name={name ?? ''}
        decorative
        width={64}
        className={css.picture}
      />
      <div>
        <Text as="p" variant="bodyStrong">
          <bdi>{name}</bdi>
        </Text>
        {item.choices && (
          <Text as="p" variant="caption" tone="muted">
            <bdi>{item.choices}</bdi>
          </Text>
        )}
        {price && (
          <Text as="p" variant="caption" tone="muted">
            <bdi>{price}</bdi>
          </Text>
        )}
      </div>
    </div>
  );
}
