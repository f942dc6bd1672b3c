import type { forms as english } from '../en/forms.ts';
import type { Translated } from '../message.ts';

export const forms: Translated<typeof english> = {};
