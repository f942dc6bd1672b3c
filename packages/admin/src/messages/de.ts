import { adminEnglish } from './english.ts';
export const german = adminEnglish;
