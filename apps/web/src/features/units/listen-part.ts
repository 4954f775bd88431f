import { lazyPart } from '../../lazy/lazy.tsx'

/** What a unit is read aloud by: no first load pays for its script. Loaders await `preload`. */
export const listenPart = lazyPart(async () => (await import('./Listen.tsx')).Listen, '.units-listen')
