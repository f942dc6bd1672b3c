import { describe, expect, it, vi } from 'vitest';
import { browserSharing, shareLink } from './share-link.ts';

const link = { title: 'Fair', url: 'https://a.example/fair' };
const rejects = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

describe('a link', () => {
  it('is shared by the device, and not copied as well', async () => {
    const [share, copy] = [vi.fn(async () => {}), vi.fn(async () => {})];
    expect(await shareLink(link, { share, copy })).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
    expect(copy).not.toHaveBeenCalled();
  });

  it('stays where it is when a person thinks better of it', async () => {
    const share = () => Promise.reject(new DOMException('no', 'AbortError'));
    const copy = vi.fn(async () => {});
    expect(await shareLink(link, { share, copy })).toBe('shared');
    expect(copy).not.toHaveBeenCalled();
  });

  it('is copied where it cannot be shared', async () => {
    const copy = vi.fn(async () => {});
    expect(await shareLink(link, { copy })).toBe('copied');
    expect(await shareLink(link, { share: rejects, copy })).toBe('copied');
    expect(copy).toHaveBeenCalledWith(link.url);
  });

  it('is neither where both fail', async () => {
    expect(await shareLink(link, {})).toBe('failed');
    expect(await shareLink(link, { share: rejects, copy: rejects })).toBe('failed');
  });
});

describe('a browser', () => {
  const device = { share: async () => {}, clipboard: { writeText: async () => {} } } as never;

  it('shares on a device that is touched, and copies on others', () => {
    expect(Object.keys(browserSharing(device, true))).toEqual(['share', 'copy']);
    expect(Object.keys(browserSharing(device, false))).toEqual(['copy']);
    expect(browserSharing({} as never, true)).toEqual({});
  });
});
