import { FileArchive, FileText, type LucideIcon, Music } from 'lucide-react';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import '../../messages/en/catalog.ts';

/** Display of a file that is not an image. */
interface FileKind {
  icon: LucideIcon;
  word: PlainMessageKey;
}

const kinds: Readonly<Record<string, FileKind>> = {
  audio: { icon: Music, word: 'gallery.file.audio' },
  document: { icon: FileText, word: 'gallery.file.document' },
  zip: { icon: FileArchive, word: 'gallery.file.zip' },
};

/** Returns the icon and the label of a kind of file. */
export const getFileKind = (mediaType: string): FileKind =>
  kinds[mediaType] ?? { icon: FileText, word: 'gallery.file.other' };
