/** What is passed on. */
export interface SharedLink {
  title: string;
  url: string;
}

/** What a device can do with a link. */
export interface SharePort {
  /** The device's own sharing. Rejects with an `AbortError` where a person thinks better of it. */
  share?: (link: SharedLink) => Promise<void>;
  /** Puts a text where it can be pasted from. */
  copy?: (text: string) => Promise<void>;
}

/** What this browser can do with a link. A desktop's own sharing is left alone: links are copied there. */
export function browserSharing(
  device: Pick<Navigator, 'share' | 'clipboard'> = navigator,
  isTouch = matchMedia('(pointer: coarse)').matches,
): SharePort {
  return {
    ...(isTouch && device.share && { share: (link) => device.share(link) }),
    ...(device.clipboard && { copy: (text) => device.clipboard.writeText(text) }),
  };
}

/** What became of a link: it was shared or the person thought better of it, copied, or neither. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Shares a link, or else copies it. Never rejects. */
export async function shareLink(link: SharedLink, port: SharePort): Promise<ShareOutcome> {
  try {
    if (port.share) {
      await port.share(link);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    if (!port.copy) return 'failed';
    await port.copy(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
