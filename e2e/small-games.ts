import type { Games, MedalTableView } from '@games/contract'
import type { OdfMessage } from '@games/odf'
import { aParticipant, aResult, aUnit, medallists, participants, results, schedule } from '@games/testing'
import { vi } from 'vitest'
import type { RunningServer } from './server.ts'

/** A morning of judo, small enough to know by heart. The day is 14 September 2027, wherever the clock stands. */
export const DAY = '2027-09-14'
export const EVENT = 'JUDW57KG'
export const FINAL = 'JUDW57KG--------------FNL-000100--'
export const FINAL_ADDRESS = '/discipline/JUD/results/JUDW57KG--------------FNL-000100'
/** The event whose medals are already won when the day begins. */
export const DECIDED_EVENT = 'JUDW52KG'

const PEOPLE = [
  aParticipant({
    code: '101',
    organisation: 'AL',
    familyName: 'ANDIROBA',
    givenName: 'Conceição',
    printName: 'ANDIROBA Conceição',
  }),
  aParticipant({
    code: '102',
    organisation: 'SP',
    familyName: 'BURITI',
    givenName: 'Tainá',
    printName: 'BURITI Tainá',
  }),
  aParticipant({ code: '103', organisation: 'BA', familyName: 'CAJÁ', givenName: 'Lívia', printName: 'CAJÁ Lívia' }),
  aParticipant({ code: '104', organisation: 'RJ', familyName: 'DENDÊ', givenName: 'Íris', printName: 'DENDÊ Íris' }),
]

export const PROGRAMME: readonly OdfMessage[] = [
  schedule({ documentCode: 'JUD' }, [
    aUnit({ code: 'JUDW52KG--------------FNL-000100--', scheduleStatus: 'FINISHED', medal: 1 }),
    aUnit({ code: FINAL, medal: 1, start: '2027-09-14T11:00:00-03:00', end: '2027-09-14T11:10:00-03:00' }),
    aUnit({
      code: 'JUDW57KG--------------SFNL000100--',
      start: '2027-09-15T09:00:00-03:00',
      end: '2027-09-15T09:10:00-03:00',
    }),
  ]),
  participants(
    { documentCode: 'JUD' },
    PEOPLE.map((person) => ({
      ...person,
      disciplines: [{ code: 'JUD', entries: [], registeredEvents: [] }],
    })),
  ),
  medallists({ documentCode: DECIDED_EVENT }, [
    ['gold', '102', 'SP'],
    ['silver', '103', 'BA'],
  ]),
]

/** Sends the programme and waits until it can be read, its medals last, and until pages know whose games they are. */
export async function openGames(server: RunningServer): Promise<void> {
  await server.send(...PROGRAMME)
  await vi.waitFor(
    async () => {
      const table = (await (await fetch(`${server.url}/api/medals/all`)).json()) as MedalTableView
      if (table.rows.length === 0) throw new Error('the medals are not there yet')
      const page = (await (await fetch(`${server.url}/menu/_payload.json`)).json()) as { games: Games }
      if (page.games.competitionCode === null) throw new Error('the games have no name yet')
    },
    { timeout: 60_000, interval: 20 },
  )
}

/** The final's list at a version; the winner's line first once there is a result. */
export const final = (
  version: number,
  resultStatus: 'START_LIST' | 'LIVE' | 'OFFICIAL',
  winner?: { readonly code: string; readonly result: string },
): OdfMessage =>
  results({ documentCode: FINAL, version, resultStatus }, [
    aResult({
      sortOrder: 1,
      startOrder: '1',
      competitor: '101',
      ...(winner && { rank: winner.code === '101' ? '1' : '2', wlt: 'W', result: winner.result }),
    }),
    aResult({ sortOrder: 2, startOrder: '2', competitor: '104', ...(winner && { wlt: 'L', result: '0' }) }),
  ])
