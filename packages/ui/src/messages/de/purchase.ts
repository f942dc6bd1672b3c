import type { purchase as english } from '../en/purchase.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of further choices on a product page in German. */
export const purchase: TranslatedMessages<typeof english> = {
  'purchase.options': 'Kaufoptionen',
  'purchase.once': 'Einmaliger Kauf',
  'purchase.save': '{percent} sparen',
  'purchase.giftCard.title': 'Geschenkkarte',
  'purchase.giftCard.recipientName': 'Name der beschenkten Person',
  'purchase.giftCard.recipientEmail': 'E-Mail der beschenkten Person',
  'purchase.giftCard.recipientEmailHint': 'Wir senden die Geschenkkarte an diese Adresse.',
  'purchase.giftCard.message': 'Nachricht',
  'purchase.giftCard.deliveryDate': 'Zustelldatum',
  'purchase.giftCard.deliveryDateHint': 'Ohne Datum wird sie sofort versendet.',
  'purchase.giftCard.pastDate': 'Wählen Sie heute oder einen späteren Tag',
  'purchase.pickup.title': 'Im Geschäft abholen',
  'purchase.pickup.at': 'Abholung: {name}',
  'purchase.pickup.count': { one: '{count} Geschäft', other: '{count} Geschäfte' },
  'purchase.pickup.choose': 'Geschäft wählen',
  'purchase.pickup.change': 'Geschäft ändern',
  'purchase.pickup.select': 'Dieses Geschäft wählen',
  'purchase.pickup.stores': 'Geschäfte',
  'purchase.pickup.search': 'Nach Name, Straße oder Ort suchen',
  'purchase.pickup.found': {
    '=0': 'Kein Geschäft entspricht Ihrer Suche.',
    one: '{count} Geschäft',
    other: '{count} Geschäfte',
  },
  'purchase.pickup.available': 'Vorrätig',
  'purchase.pickup.failed': 'Wir konnten die Geschäfte nicht laden.',
  'purchase.media.play': 'Von {host} abspielen: {title}',
  'purchase.media.playFrom': 'Von {host} abspielen',
  'purchase.media.watchAt': 'Bei {host} ansehen',
  'purchase.media.openModel': 'In 3D ansehen',
};
