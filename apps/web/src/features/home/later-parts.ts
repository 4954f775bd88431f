import { laterPart } from '../../platform/later-part.tsx'

/** Who has won most today: figures, read before anything is pressed. */
export const medalsTodayPart = laterPart(async () => (await import('./MedalsToday.tsx')).MedalsToday, '.home-medals')
