import { describe, expect, it } from 'vitest';
import {
  createQueryImageUrl,
  getDensities,
  getSrcSet,
  type ImageUrl,
  platformImageUrl,
} from './image-url.ts';

const scale: ImageUrl = (url, { width, height }) =>
  `${url}?w=${width}${height === undefined ? '' : `&h=${height}`}`;

describe('getSrcSet', () => {
  it('returns nothing if the host can’t scale images', () => {
    expect(getSrcSet('/cup.jpg', 640, null)).toBeUndefined();
  });

  it('returns each width once, up to the image’s own', () => {
    expect(getSrcSet('/cup.jpg', 640, scale)).toBe(
      '/cup.jpg?w=320 320w, /cup.jpg?w=480 480w, /cup.jpg?w=640 640w',
    );
    expect(getSrcSet('/dot.jpg', 200, scale)).toBe('/dot.jpg?w=200 200w');
  });

  it('returns every width if the image’s own is unknown', () => {
    expect(getSrcSet('/cup.jpg', undefined, scale)?.split(', ')).toHaveLength(6);
  });
});

describe('getDensities', () => {
  it('returns each density that the image is wide enough for', () => {
    expect(getDensities('/cup.jpg', 72, 150, scale)).toBe('/cup.jpg?w=72 1x, /cup.jpg?w=144 2x');
    expect(getDensities('/dot.jpg', 72, 20, scale)).toBe('/dot.jpg?w=72 1x');
  });

  it('lets the host crop to the frame', () => {
    const toSize = (width: number) => ({ width, height: width * 1.25 });
    expect(getDensities('/cup.jpg', 72, undefined, scale, toSize)).toBe(
      '/cup.jpg?w=72&h=90 1x, /cup.jpg?w=144&h=180 2x, /cup.jpg?w=216&h=270 3x',
    );
    expect(getDensities('/cup.jpg', 72, 640, null)).toBeUndefined();
  });
});

const host = 'https://static.example.com/media/';
const file = '1ab2_0123456789abcdef0123456789abcdef~mv2.jpg';

describe('A10 platformImageUrl', () => {
  it('crops to a height, around the focal point', () => {
    expect(platformImageUrl(host + file, { width: 320, height: 400 })).toBe(
      `${host}${file}/v1/fill/w_320,h_400,al_c,q_85,enc_auto/${file}`,
    );
    const focus = { x: 0.5, y: 0.125 };
    expect(platformImageUrl(host + file, { width: 320, height: 400, focus })).toBe(
      `${host}${file}/v1/fill/w_320,h_400,fp_0.50_0.13,q_85,enc_auto/${file}`,
    );
  });

  it('scales without cropping if the height is unknown', () => {
    expect(platformImageUrl(host + file, { width: 320 })).toBe(
      `${host}${file}/v1/fit/w_320,h_1280,q_85,enc_auto/${file}`,
    );
  });

  it.each([
    ['0123456789abcdef0123456789abcdef.png'],
    ['1ab2_0123456789abcdef~mv2_d_4000_3000_s_4_2.webp'],
    ['1ab2_0123456789abcdef%7Emv2.JPEG'],
  ])('recognizes the file name %s', (name) => {
    expect(platformImageUrl(host + name, { width: 320 })).toContain(`${name}/v1/fit/w_320,`);
  });

  it.each([
    ['/pictures/cup.jpg'],
    ['https://example.com/media/cup.jpg'],
    [`http://static.example.com/media/${file}`],
    [`https://user@static.example.com/media/${file}`],
    [`https://static.example.com:8443/media/${file}`],
    [`${host}${file}?token=1`],
    [`${host}${file}/v1/fill/w_10,h_10,al_c/${file}`],
    [`${host}${file}/v1/crop/x_0,y_0,w_10,h_10/${file}`],
    [`${host}1ab2_0123456789abcdef~mv2.gif`],
    [`${host}1ab2_0123456789abcdef~mv2.svg`],
    [`https://example.com/?image=https://static.example.com/media/${file}`],
  ])('leaves %s unchanged', (url) => {
    expect(platformImageUrl(url, { width: 320, height: 400 })).toBe(url);
  });

  it('gives images of other hosts no srcset', () => {
    expect(getSrcSet('/cup.jpg', 640, platformImageUrl)).toBeUndefined();
    expect(getDensities('/cup.jpg', 72, 640, platformImageUrl)).toBeUndefined();
    expect(getSrcSet(host + file, 480, platformImageUrl)?.split(' ')).toHaveLength(4);
  });
});

describe('A10 createQueryImageUrl', () => {
  const imageUrl = createQueryImageUrl({
    width: 'w',
    height: 'h',
    focus: ({ x, y }) => ({ 'fp-x': String(x), 'fp-y': String(y) }),
    parameters: { auto: 'format' },
  });

  it('adds the size, and the focal point where the image is cropped', () => {
    expect(imageUrl('/cup.jpg', { width: 320 })).toBe('/cup.jpg?auto=format&w=320');
    const focus = { x: 0.5, y: 0.25 };
    expect(imageUrl('/cup.jpg', { width: 320, focus })).toBe('/cup.jpg?auto=format&w=320');
    expect(imageUrl('/cup.jpg', { width: 320, height: 400, focus })).toBe(
      '/cup.jpg?auto=format&w=320&h=400&fp-x=0.5&fp-y=0.25',
    );
  });

  it('keeps other parameters and the hash', () => {
    expect(imageUrl('https://a.example/cup.jpg?v=2&w=9#x', { width: 320 })).toBe(
      'https://a.example/cup.jpg?v=2&w=320&auto=format#x',
    );
  });

  it('leaves other origins and embedded images unchanged', () => {
    const own = createQueryImageUrl({ width: 'w', origins: ['https://a.example'] });
    expect(own('https://a.example/cup.jpg', { width: 320, height: 9 })).toBe(
      'https://a.example/cup.jpg?w=320',
    );
    const others = ['https://b.example/cup.jpg', 'https://a.example.b.example/cup.jpg', '/cup.jpg'];
    expect(others.map((url) => own(url, { width: 320 }))).toEqual(others);
    expect(imageUrl('data:image/png;base64,AA', { width: 320 })).toBe('data:image/png;base64,AA');
  });
});
