import type { PictureImage } from '../../../primitives/picture/Picture.tsx';

interface ExternalItem {
  /** Unique among the media of the gallery. */
  id: string;
  /** Title of the video or model; names it for screen readers. */
  title: string;
  /** A picture of the host’s own, shown until the visitor starts it. */
  poster?: PictureImage;
}

/** A video at YouTube or Vimeo. Nothing is loaded from there before the visitor starts it. */
export interface ExternalVideo extends ExternalItem {
  /** Distinguishes it from a model. */
  kind: 'external-video';
  /** URL of the video’s page or of its player. Videos of other hosts are links. */
  url: string;
}

/** A 3D model, which `renderModel` of the gallery renders when the visitor opens it. */
export interface ExternalModel extends ExternalItem {
  /** Distinguishes it from a video. */
  kind: 'model';
  /** URL of the model’s file. */
  url: string;
}

/** Media that the platform’s catalog does not have. */
export type ExternalMedia = ExternalVideo | ExternalModel;
