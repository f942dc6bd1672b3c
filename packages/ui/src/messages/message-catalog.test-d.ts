import { english } from './english.ts';
import { createTranslate, type MessageKeyWith, type PlainMessageKey } from './message-catalog.ts';

const t = createTranslate(english, 'en');

t('cart.title');
t('cart.limit', { count: 2 });
t('cart.removeOf', { name: 'Ridge pillar candle' });

// @ts-expect-error a message without parameters takes none
t('cart.title', { count: 2 });
// @ts-expect-error a parameter is missing
t('cart.limit');
// @ts-expect-error the message has another parameter
t('cart.limit', { names: 'Ridge pillar candle' });
// @ts-expect-error count is a number: it chooses the plural
t('cart.limit', { count: '2' });
// @ts-expect-error there is no such message
t('cart.nothing');

declare const plain: PlainMessageKey;
t(plain);
declare const counted: MessageKeyWith<'count'>;
t(counted, { count: 1 });
// @ts-expect-error some of these messages need a count
t(counted);
