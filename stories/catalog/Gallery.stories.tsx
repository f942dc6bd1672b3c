import type { Media } from '@vitrine/client';
import { Gallery } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { productOf } from '../lib/shop.ts';
import { spoken } from '../lib/spoken.ts';

const candle = productOf('ridge-pillar-candle');
const set = productOf('ridge-candles-set');
const lamp = productOf('dome-table-lamp');

const meta = preview.meta({
  title: 'Catalog/Gallery',
  component: Gallery,
  parameters: { layout: 'padded' },
  args: { media: candle.media, name: candle.name, style: { maxInlineSize: 671 } },
});

/** From edge to edge, as on the page of a phone. */
const edge = { layout: 'fullscreen' } as const;
const small = { viewport: { value: 'small', isRotated: false } };

/** All kinds of media, and one picture that cannot be loaded. */
const mixed: Media = {
  items: [
    ...(set.media?.items.slice(0, 2) ?? []),
    {
      _id: 'gone',
      mediaType: 'image',
      title: 'Wick',
      image: { url: '/pictures/gone.jpg', width: 640, height: 800 },
    },
    { _id: 'pattern', mediaType: 'document', title: 'How to trim a wick' },
    { _id: 'sound', mediaType: 'audio', title: 'The workshop in the morning' },
    { _id: 'all', mediaType: 'zip', title: 'Pictures for the press' },
  ],
};

const seven: Media = { items: [...(candle.media?.items ?? []), ...mixed.items.slice(3)] };

export const OneTwoAndOneOnAWidePage = meta.story();

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const HighContrast = meta.story({ globals: { theme: 'contrast' } });

export const RightToLeft = meta.story({ globals: { locale: 'fa' } });

export const EveryKindOfMediaHasItsPlace = meta.story({
  args: { media: mixed, name: set.name },
  play: async ({ canvas }) => {
    await canvas.findByText('Wick', { selector: '[data-state=missing] *' });
    const film = canvas.getByLabelText<HTMLVideoElement>('A slow look at the ridges');
    await expect(film.paused).toBe(true);
    await expect(film).toHaveAttribute('preload', 'none');
  },
});

export const OnePictureStandsAlone = meta.story({ args: { media: lamp.media, name: lamp.name } });

export const WithoutPicturesTheNameStandsOnTheStage = meta.story({
  args: { media: undefined, name: 'Gift voucher' },
});

export const SmallPagesAreSwipedFromEdgeToEdge = meta.story({ globals: small, parameters: edge });

export const SmallWithoutPictures = meta.story({
  globals: small,
  parameters: edge,
  args: { media: undefined, name: 'Gift voucher' },
});

const stageOf = (canvas: { getByRole: (role: 'group') => HTMLElement }) =>
  canvas.getByRole('group');

export const KeysMoveASwipedGalleryAndSayWhere = meta.story({
  globals: small,
  parameters: edge,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(stageOf(canvas)).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await waitFor(() => expect(stageOf(canvas)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(spoken()).toBe('Picture 2 of 4'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(spoken()).toBe('Picture 4 of 4'));
    await userEvent.keyboard('{ArrowRight}{Home}');
    await waitFor(() => expect(spoken()).toBe('Picture 1 of 4'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await canvas.findByText('2 / 4')).toBeVisible());
  },
});

export const ArrowsAreMirroredFromRightToLeft = meta.story({
  globals: { ...small, locale: 'fa' },
  parameters: edge,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(stageOf(canvas)).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(spoken()).toBe('Picture ۳ of ۴'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(spoken()).toBe('Picture ۲ of ۴'));
  },
});

export const ACarouselShowsOneAndThumbnailsOfAll = meta.story({
  args: { layout: 'carousel', media: seven },
});

export const CarouselRightToLeft = meta.story({
  args: { layout: 'carousel' },
  globals: { locale: 'fa' },
});

export const ThumbnailsAreOneStopForTheKeyboard = meta.story({
  args: { layout: 'carousel', media: seven },
  play: async ({ canvas, userEvent }) => {
    const thumbnail = (index: number) =>
      canvas.getByRole('button', { name: new RegExp(`^Show \\w+ ${index} of 7$`) });
    await userEvent.click(thumbnail(2));
    await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(spoken()).toBe('Picture 2 of 7'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(thumbnail(3)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(thumbnail(7)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(thumbnail(6)).toHaveAttribute('aria-current', 'true'));
    const stops = canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toHaveLength(1);
  },
});

export const AFilmThatIsLeftPauses = meta.story({
  args: { layout: 'carousel', media: set.media, name: set.name },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show film 2 of 4' }));
    const film = canvas.getByLabelText<HTMLVideoElement>('A slow look at the ridges');
    film.muted = true;
    await film.play();
    await expect(film.paused).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 1 of 4' }));
    await waitFor(() => expect(film.paused).toBe(true));
    film.load();
  },
});

export const PicturesCanBeAskedToBeSeenLarge = meta.story({
  args: { onOpen: fn(), media: { items: candle.media?.items.slice(0, 3) ?? [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge picture 2 of 3' }));
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
});
