import { type DatabaseKind, makePlace } from '../e2e/place.ts'
import { startServer } from '../e2e/server.ts'
import { systemPostgres } from '../packages/testing/src/system-postgres.ts'
import { playDay } from './play.ts'
import { type Figure, type Measurement, notMeasured, whole } from './report.ts'

async function rate(kind: DatabaseKind, label: string): Promise<Figure[]> {
  const place = await makePlace(kind)
  try {
    const server = await startServer({ place })
    try {
      const { messages, acknowledged, applied } = await playDay(server)
      return [
        { what: `${label}, stored and acknowledged`, value: `${whole(messages / acknowledged)} messages/s` },
        { what: `${label}, applied and delivered`, value: `${whole(messages / applied)} messages/s` },
      ]
    } finally {
      await server.stop()
    }
  } finally {
    await place.remove()
  }
}

/** How many messages a second a server takes in and applies: a day of 240 units sent as fast as it goes. */
export const apply: Measurement = {
  name: 'Messages applied',
  async measure() {
    const figures = await rate('embedded', 'embedded')
    return systemPostgres()
      ? [...figures, ...(await rate('postgres', 'PostgreSQL of the system'))]
      : [...figures, notMeasured('PostgreSQL of the system', 'no server programs in /usr/lib/postgresql or PATH')]
  },
}
