import type { TextFormat } from '@vitrine/atoms';

/**
 * The custom text fields of a gift card, by their titles in the catalog. A product has the fields
 * that the merchant created; the others are left out.
 */
export interface GiftCardFields {
  /** Title of the field for the recipient's name. */
  recipientName?: string;
  /** Title of the field for the recipient's email address. */
  recipientEmail?: string;
  /** Title of the field for the message. */
  message?: string;
  /** Title of the field for the day of the delivery: sent as `YYYY-MM-DD`, from today. */
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
