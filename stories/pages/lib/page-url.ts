let served = '';

/** The address behind the `#`: the browser's, or what a server was told that it is asked for. */
export const address = (): string => globalThis.window?.location.hash ?? served;

/** Tells a server which page of the demo shop it renders: browsers send nothing behind the `#`. */
export function serveAt(hash: string): void {
  served = hash;
}
