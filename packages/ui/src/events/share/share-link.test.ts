import { describe, expect, it, vi } from 'vitest';
import { browserSharing, shareLink } from './share-link.ts';

const link = { title: 'Fair', url: 'https://a.example/fair' };
const rejects = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

describe('shareLink', () => {
  it('shares through the device without copying', async () => {
    const [share, copy] = [vi.fn(async () => {}), vi.fn(async () => {})];
    expect(await shareLink(link, { share, copy })).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
    expect(copy).not.toHaveBeenCalled();
  });

  it('doesn’t copy if the user cancels', async () => {
    const share = () => Promise.reject(new DOMException('no', 'AbortError'));
    const copy = vi.fn(async () => {});
    expect(await shareLink(link, { share, copy })).toBe('shared');
    expect(copy).not.toHaveBeenCalled();
  });

  it('copies if sharing isn’t available', async () => {
    const copy = vi.fn(async () => {});
    expect(await shareLink(link, { copy })).toBe('copied');
    expect(await shareLink(link, { share: rejects, copy })).toBe('copied');
    expect(copy).toHaveBeenCalledWith(link.url);
  });

  it('fails if both fail', async () => {
    expect(await shareLink(link, {})).toBe('failed');
    expect(await shareLink(link, { share: rejects, copy: rejects })).toBe('failed');
  });
});

describe('browserSharing', () => {
  const device = { share: async () => {}, clipboard: { writeText: async () => {} } } as never;

  it('shares on touch devices, and copies on others', () => {
    expect(Object.keys(browserSharing(device, true))).toEqual(['share', 'copy']);
    expect(Object.keys(browserSharing(device, false))).toEqual(['copy']);
    expect(browserSharing({} as never, true)).toEqual({});
  });
});
