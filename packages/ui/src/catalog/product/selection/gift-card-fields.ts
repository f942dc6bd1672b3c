import type { TextFormat } from '@vitrine/atoms';

/**
 * The custom text fields of a gift card, by their titles in the catalog. A product has the fields
 * that the merchant created; the others are left out.
 */
export interface GiftCardFields {
  recipientName?: string;
  recipientEmail?: string;
  message?: string;
  /** Sent as `YYYY-MM-DD`, from today. */
  deliveryDate?: string;
}

/** Returns the formats of the fields that are not any text, by title. */
export const getGiftCardFormats = ({
  recipientEmail,
  deliveryDate,
}: GiftCardFields = {}): Record<string, TextFormat> => ({
  ...(recipientEmail !== undefined && { [recipientEmail]: 'email' }),
  ...(deliveryDate !== undefined && { [deliveryDate]: 'date' }),
});
