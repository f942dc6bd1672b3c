import { atom } from 'jotai/vanilla';
import type { OwnerPorts } from './ports.ts';
import { portsAtom, storefrontAtom } from './storefront.ts';

/** One port of an owner's site; null if the host has left it out. */
export const ownerPortAtom = <Name extends keyof OwnerPorts>(name: Name) =>
  atom((get) => {
    get(storefrontAtom);
    return get(portsAtom)?.[name] ?? null;
  });
