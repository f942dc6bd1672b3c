import type { gallery as english } from '../en/gallery.ts';
import type { TranslatedMessages } from '../format-message.ts';

export const gallery: TranslatedMessages<typeof english> = {
  'gallery.images': 'Bilder von {name}',
  'gallery.position': 'Bild {index} von {count}',
  'gallery.counter': '{index} / {count}',
  'gallery.previous': 'Vorheriges Bild',
  'gallery.next': 'Nächstes Bild',
  'gallery.play': 'Automatisch weiterblättern',
  'gallery.pause': 'Weiterblättern anhalten',
  'gallery.show.image': 'Bild {index} von {count} zeigen',
  'gallery.show.video': 'Film {index} von {count} zeigen',
  'gallery.show.file': 'Datei {index} von {count} zeigen',
  'gallery.enlarge': 'Bild {index} von {count} vergrößern',
  'gallery.viewerFailed': 'Die große Ansicht konnte nicht geladen werden. Versuchen Sie es erneut.',
  'gallery.zoomIn': 'Vergrößern',
  'gallery.zoomOut': 'Verkleinern',
  'gallery.zoomed': 'Auf {percent} vergrößert',
  'gallery.fit': 'Das ganze Bild',
  'gallery.video': 'Film zu {name}',
  'gallery.videoFailed': 'Der Film konnte nicht geladen werden.',
  'gallery.resolution': 'Auflösung',
  'gallery.lines': '{lines}p',
  'gallery.file.audio': 'Ton',
  'gallery.file.document': 'Dokument',
  'gallery.file.zip': 'Archiv',
  'gallery.file.other': 'Datei',
};
