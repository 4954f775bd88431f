import { laterPart } from '../../platform/later-part.tsx'

// brackets, pools and lists are more than the list of events may weigh, and than a first load may
export const eventPart = laterPart(async () => (await import('./EventView.tsx')).EventView, '.events-page')
