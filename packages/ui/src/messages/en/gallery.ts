import type { Message } from '../format-message.ts';

/** Messages of galleries, videos and the zoom viewer. */
export const gallery = {
  'gallery.images': 'Images of {name}',
  'gallery.position': 'Image {index} of {count}',
  'gallery.counter': '{index} / {count}',
  'gallery.previous': 'Previous image',
  'gallery.next': 'Next image',
  'gallery.play': 'Play slideshow',
  'gallery.pause': 'Pause slideshow',
  'gallery.show.image': 'Show image {index} of {count}',
  'gallery.show.video': 'Show video {index} of {count}',
  'gallery.show.file': 'Show file {index} of {count}',
  'gallery.enlarge': 'Enlarge image {index} of {count}',
  'gallery.viewerFailed': 'We couldn’t open the large view. Try again.',
  'gallery.zoomIn': 'Zoom in',
  'gallery.zoomOut': 'Zoom out',
  'gallery.zoomed': 'Zoomed to {percent}',
  'gallery.fit': 'Fit to screen',
  'gallery.video': 'Video of {name}',
  'gallery.videoFailed': 'We couldn’t load the video.',
  'gallery.resolution': 'Resolution',
  'gallery.lines': '{lines}p',
  'gallery.file.audio': 'Audio',
  'gallery.file.document': 'Document',
  'gallery.file.zip': 'Archive',
  'gallery.file.other': 'File',
} as const satisfies Record<string, Message>;
