import { anew, type Calls, type Edge } from '../edge.ts'
import { games } from '../games/index.ts'
import { createChanges } from './present.ts'

export function changeCalls({ pool, demo, now, read }: Edge): Calls<'listChanges'> {
  const changes = createChanges()
  return {
    listChanges: async ({ query }) => {
      const { today, utcOffset, timeZone } = await games(pool, demo, now())
      const made = await read((tx, seq) => changes(tx, seq, { ...query, today, utcOffset, timeZone }))
      // six o'clock of the games' day is another instant tomorrow
      return query.since === undefined ? anew(made) : made
    },
  }
}
