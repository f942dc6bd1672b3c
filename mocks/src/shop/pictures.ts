/** A still of the shop: true size in pixels, and what it shows. */
export interface Still {
  width: number;
  height: number;
  alt: string;
}

const portrait = (alt: string): Still => ({ width: 640, height: 800, alt });
const smallPortrait = (alt: string): Still => ({ width: 560, height: 700, alt });
const poster = (alt: string): Still => ({ width: 1000, height: 1250, alt });
const widePoster = (alt: string): Still => ({ width: 1600, height: 1000, alt });
const detail = (alt: string): Still => ({ width: 480, height: 600, alt });

/** The photographs in `mocks/assets/pictures`, by file name without `.jpg`. */
export const STILLS = {
  bookends: portrait('Red steel bookends with arched ends, holding seven books'),
  bottle: smallPortrait('Dark green pump bottle with a white label'),
  bowls: smallPortrait('Four stacked bowls in cream, mist, chalk and night blue'),
  'candle-chalk-lead': {
    width: 960,
    height: 1200,
    alt: 'Fluted pillar candle in chalk white, seen close',
  },
  'candle-chalk': portrait('Fluted pillar candle in chalk white'),
  'candle-chalk-push-in': portrait('Fluted pillar candle in chalk white, first frame of a film'),
  'candle-clay': portrait('Fluted pillar candle in clay red on a warm ground'),
  'candle-detail': detail('Top of a fluted candle, its wick and sixteen ridges'),
  'candle-ink': portrait('Fluted pillar candle in ink black'),
  'candle-moss': portrait('Fluted pillar candle in moss green'),
  'candle-room': {
    width: 960,
    height: 640,
    alt: 'Two fluted candles and a dark vase on an oak tray',
  },
  'candle-sizes': detail('Three fluted candles in chalk white, tall, middle and low'),
  candlesticks: portrait('Three turned candlesticks in green, clay and cream with tapers'),
  carafe: portrait('Sea green glass carafe with a round oak stopper'),
  clock: portrait('Round table clock with a red rim on an oak foot'),
  cup: portrait('Speckled white cup with a bare clay foot'),
  cushion: portrait('Amber wool cushion with three white stripes'),
  'ev-kiln': poster('Poster of tiles with quarter circles, discs and bars in five colours'),
  'ev-kiln-wide': widePoster(
    'Poster of tiles with quarter circles, discs and bars in five colours, wide',
  ),
  'ev-night': poster('Poster of one glowing disc on deep plum, cut by three bars'),
  'ev-night-wide': widePoster('Poster of one glowing disc on deep plum, cut by three bars, wide'),
  'ev-paper': poster(
    'Poster of a yellow and a pink disc and a blue sheet, printed over each other',
  ),
  'ev-paper-wide': widePoster(
    'Poster of a yellow and a pink disc and a blue sheet, printed over each other, wide',
  ),
  'ev-reson': poster('Poster of rippling lines on near-black over one blue glow'),
  'ev-reson-wide': widePoster('Poster of rippling lines on near-black over one blue glow, wide'),
  'ev-tide': poster('Poster of a red disc over water of widening dark slats'),
  'ev-tide-wide': widePoster('Poster of a red disc over water of widening dark slats, wide'),
  incense: portrait('Incense stick in a brass ball on a dark stoneware dish'),
  lamp: portrait('Table lamp in poppy red with a dome shade, lit'),
  mirror: portrait('Standing mirror with an arched oak frame'),
  notebooks: portrait('Stack of four cloth-bound notebooks'),
  pendant: portrait('Yellow pendant lamp with a wide brim and a bare bulb'),
  pitcher: portrait('Pitcher in matte bone stoneware'),
  plates: portrait('Five plates upright in an oak rack'),
  print: smallPortrait('Framed screen print of a red sun over blue stripes'),
  ringvase: portrait('Ring-shaped vase in unglazed terracotta'),
  'side-table': portrait('Round side table in forest green on a flared pedestal'),
  soap: portrait('Clay pink bar of soap on a ridged blue dish'),
  spoons: portrait('Four wooden spoons in a dipped stoneware jar'),
  stool: portrait('Three-leg stool in oiled oak with a brass ring'),
  teapot: portrait('Sage green teapot with a cane handle'),
  throw: smallPortrait('Folded lambswool throws in chalk and sage'),
  towels: portrait('Three rolled towels in straw, white and sage'),
} satisfies Record<string, Still>;

export type StillName = keyof typeof STILLS;

/** A film of the shop. It has no sound. */
export interface Film {
  width: number;
  height: number;
  title: string;
  poster: StillName;
}

/** The films in `mocks/assets/pictures`, by file name without `.webm`. */
export const FILMS = {
  'candle-chalk-push-in.webm': {
    width: 640,
    height: 800,
    title: 'A slow look at the ridges',
    poster: 'candle-chalk-push-in',
  },
} satisfies Record<string, Film>;

export type Picture = StillName | keyof typeof FILMS;
