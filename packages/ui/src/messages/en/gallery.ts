import type { Message } from '../format-message.ts';

/** Words of galleries, their films and the viewer. */
export const gallery = {
  'gallery.images': 'Pictures of {name}',
  'gallery.position': 'Picture {index} of {count}',
  'gallery.counter': '{index} / {count}',
  'gallery.previous': 'Previous picture',
  'gallery.next': 'Next picture',
  'gallery.play': 'Go on by itself',
  'gallery.pause': 'Stop going on',
  'gallery.show.image': 'Show picture {index} of {count}',
  'gallery.show.video': 'Show film {index} of {count}',
  'gallery.show.file': 'Show file {index} of {count}',
  'gallery.enlarge': 'Enlarge picture {index} of {count}',
  'gallery.viewerFailed': 'The large view could not be loaded. Try again.',
  'gallery.zoomIn': 'Larger',
  'gallery.zoomOut': 'Smaller',
  'gallery.zoomed': 'Enlarged to {percent}',
  'gallery.fit': 'The whole picture',
  'gallery.video': 'Film of {name}',
  'gallery.videoFailed': 'The film could not be loaded.',
  'gallery.resolution': 'Resolution',
  'gallery.lines': '{lines}p',
  'gallery.file.audio': 'Sound',
  'gallery.file.document': 'Document',
  'gallery.file.zip': 'Archive',
  'gallery.file.other': 'File',
} as const satisfies Record<string, Message>;
