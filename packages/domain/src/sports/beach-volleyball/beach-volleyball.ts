import type { SportModule } from '../sport.ts'
import { volleyball } from '../volleyball/volleyball.ts'

/** Beach volleyball: sets S1 to S3 between pairs; its points come from where volleyball's do. A pair may end injured (INJ). */
export const beachVolleyball: SportModule = { ...volleyball }
