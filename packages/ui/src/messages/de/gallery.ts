import type { gallery as english } from '../en/gallery.ts';
import type { TranslatedMessages } from '../format-message.ts';

/** Messages of galleries, videos and the zoom viewer in German. */
export const gallery: TranslatedMessages<typeof english> = {
  'gallery.images': 'Bilder von {name}',
  'gallery.position': 'Bild {index} von {count}',
  'gallery.counter': '{index} / {count}',
  'gallery.previous': 'Vorheriges Bild',
  'gallery.next': 'Nächstes Bild',
  'gallery.play': 'Diashow starten',
  'gallery.pause': 'Diashow anhalten',
  'gallery.show.image': 'Bild {index} von {count} anzeigen',
  'gallery.show.video': 'Video {index} von {count} anzeigen',
  'gallery.show.file': 'Datei {index} von {count} anzeigen',
  'gallery.enlarge': 'Bild {index} von {count} vergrößern',
  'gallery.viewerFailed':
    'Die große Ansicht konnte nicht geöffnet werden. Versuchen Sie es erneut.',
  'gallery.zoomIn': 'Vergrößern',
  'gallery.zoomOut': 'Verkleinern',
  'gallery.zoomed': 'Zoom: {percent}',
  'gallery.fit': 'An Bildschirm anpassen',
  'gallery.video': 'Video zu {name}',
  'gallery.videoFailed': 'Das Video konnte nicht geladen werden.',
  'gallery.resolution': 'Auflösung',
  'gallery.lines': '{lines}p',
  'gallery.file.audio': 'Audio',
  'gallery.file.document': 'Dokument',
  'gallery.file.zip': 'Archiv',
  'gallery.file.other': 'Datei',
};
