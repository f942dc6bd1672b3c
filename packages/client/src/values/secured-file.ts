/** Kinds of secured file. See docs/reference/catalog.mdx. */
export const FileType = {
  UNSPECIFIED: 'UNSPECIFIED',
  SECURE_PICTURE: 'SECURE_PICTURE',
  SECURE_VIDEO: 'SECURE_VIDEO',
  SECURE_DOCUMENT: 'SECURE_DOCUMENT',
  SECURE_MUSIC: 'SECURE_MUSIC',
  SECURE_ARCHIVE: 'SECURE_ARCHIVE',
} as const;
export type FileType = (typeof FileType)[keyof typeof FileType];

/** The file of a digital product. */
export interface SecuredFile {
  /** ID of the file on the platform. */
  _id: string;
  /** Name of the file. */
  fileName: string;
  /** Kind of the file. */
  fileType: FileType;
}
