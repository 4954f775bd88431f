import { lazyPart } from '../../lazy/lazy.tsx'

// brackets, pools and lists are more than the list of events may weigh, and than a first load may
export const eventPart = lazyPart(async () => (await import('./EventView.tsx')).EventView, '.events-page')
