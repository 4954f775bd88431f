import { lazyPart } from '../lazy/lazy.tsx'

/** The button that follows what a page is about, of which the page has one: no first load pays for its script. Loaders await `preload`. */
export const followPart = lazyPart(async () => (await import('./FollowButton.tsx')).FollowButton, '.follow-button')
