import { adminEnglish } from './english.ts';
export const persian = adminEnglish;
