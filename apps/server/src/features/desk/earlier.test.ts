import { padRsc } from '@games/domain'
import { NO_ATHLETE } from '@games/odf'
import { aCompetitor, aResult, aTeam, aUnit, results, schedule, teams } from '@games/testing'
import { expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'
import { receive } from '../../testing/feed.ts'
import { earlierOf } from './earlier.ts'
import { deskEntries } from './opened.ts'

const { db } = emptyOffice('desk_event')

const [RUN, LATER, HEAT, FINAL] = [
  'ATHW100M--------------FNL-000100',
  'ATHW200M--------------FNL-000100',
  'ATHW4X100M------------HEAT000100',
  'ATHW4X100M------------FNL-000100',
].map((code) => padRsc(code)) as [string, string, string, string]
const DAYS = new Map([
  [RUN, '2027-09-14T10:00:00-03:00'],
  [HEAT, '2027-09-14T11:00:00-03:00'],
  [LATER, '2027-09-15T10:00:00-03:00'],
  [FINAL, '2027-09-15T11:00:00-03:00'],
])
const TEAM = 'ATHW4X100M---AL01'
const MEMBERS = ['101', '102', '103', '104', '105']

const relay = (...athletes: string[]) =>
  aCompetitor({
    code: TEAM,
    type: 'T',
    athletes: athletes.map((code, at) => ({ ...NO_ATHLETE, code, order: at + 1 })),
  })

async function play(rule: string): Promise<void> {
  await receive(
    db.pool,
    schedule(
      { documentCode: 'ATH' },
      [...DAYS].map(([code, start]) => aUnit({ code, start })),
    ),
    teams({ documentCode: 'ATH' }, [aTeam({ code: TEAM, athletes: MEMBERS })]),
    results({ documentCode: RUN }, [
      aResult({ sortOrder: 1, competitor: '102', rank: '1', result: '12.10' }),
      aResult({ sortOrder: 2, competitor: '101', irm: 'DQ', extended: [{ type: 'ER', code: 'RULE', value: rule }] }),
    ]),
    results({ documentCode: HEAT }, [
      aResult({
        sortOrder: 1,
        competitor: relay('101', '102', '103', '104'),
        result: '47.10',
        extended: [{ type: 'ER', code: 'YELLOW_CARD', value: '1' }],
      }),
    ]),
    results({ documentCode: LATER, resultStatus: 'START_LIST' }, [aResult({ sortOrder: 1, competitor: '101' })]),
    results({ documentCode: FINAL, resultStatus: 'START_LIST' }, [
      aResult({ sortOrder: 1, competitor: relay(...MEMBERS) }),
    ]),
  )
}
const earlier = async (unit: string) => {
  const entry = (await deskEntries(db.pool, [unit])).get(unit)
  return entry && (await earlierOf(db.pool, [entry.unit])).get(unit)
}

test('an exclusion for conduct is known at later events of the athlete, relays too (WA TR 7.3, row 38)', async () => {
  await play('TR7.1')
  expect((await earlier(LATER))?.get('101')).toMatchObject({ excluded: ['101'] })
  expect((await earlier(FINAL))?.get(TEAM)).toMatchObject({ excluded: ['101'] })
  expect((await earlier(RUN))?.get('101')).toBeUndefined()
})

test('another disqualification excludes from no other event', async () => {
  await play('TR16.8')
  expect((await earlier(LATER))?.get('101')).toBeUndefined()
})

test('a relay team brings its cards and its members of earlier rounds, and those of the relay only (rows 18, 39, 40)', async () => {
  await play('TR16.8')
  expect((await earlier(FINAL))?.get(TEAM)).toEqual({
    excluded: [],
    cautions: 1,
    members: ['101', '102', '103', '104'],
    relayOnly: ['103', '104', '105'],
  })
})
