/** A link to share. */
export interface SharedLink {
  /** Name of the page. */
  title: string;
  /** Absolute URL of the page. */
  url: string;
}

/** The device's sharing functions. */
export interface SharePort {
  /** Native sharing. Rejects with an `AbortError` if the user cancels. */
  share?: (link: SharedLink) => Promise<void>;
  /** Puts a text where it can be pasted from. */
  copy?: (text: string) => Promise<void>;
}

/**
 * Returns this browser's sharing functions. Native sharing is not used on desktops, where links are
 * copied.
 */
export function browserSharing(
  device: Pick<Navigator, 'share' | 'clipboard'> = navigator,
  isTouch = matchMedia('(pointer: coarse)').matches,
): SharePort {
  return {
    ...(isTouch && device.share && { share: (link) => device.share(link) }),
    ...(device.clipboard && { copy: (text) => device.clipboard.writeText(text) }),
  };
}

/** Result of sharing a link: shared or canceled by the user, copied, or failed. */
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
