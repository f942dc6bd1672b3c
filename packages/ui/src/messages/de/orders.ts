import type { orders as english } from '../en/orders.ts';
import type { Translated } from '../message.ts';

export const orders: Translated<typeof english> = {};
