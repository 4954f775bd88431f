import type { SportMarks } from '../marks/sport-marks.ts'

export const marks: SportMarks = {
  irm: { INJ: { por: 'abandono por lesão', eng: 'retired injured', spa: 'abandono por lesión' } },
}
