import { padRsc } from '@games/domain'
import { NO_ACTION, type OdfAction, type OdfHeader, type OdfMessage, type OdfStat, type OdfStats } from '@games/odf'
import {
  aCompetitor,
  aMessage,
  aParticipant,
  aResult,
  aTeam,
  aUnit,
  bare,
  participants,
  results,
  schedule,
  teams,
} from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const MATCH = padRsc('HBLWTEAM7-------------SFNL000100')
const HOME = 'HBLWTEAM7-----------AL'
const AWAY = 'HBLWTEAM7-----------PR'
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

const arrive = (...messages: readonly OdfMessage[]): Promise<void> => receive(db.pool, ...messages)

const team = (code: string, organisation: string) => aCompetitor({ code, type: 'T', organisation })
const score = (
  home: string,
  away: string,
  version = 1,
  extended: { type: string; code: string; value: string }[] = [],
) =>
  results(
    { documentCode: MATCH, resultStatus: 'LIVE', version },
    [
      aResult({ sortOrder: 1, result: home, extended, competitor: team(HOME, 'AL') }),
      aResult({ sortOrder: 2, result: away, competitor: team(AWAY, 'PR') }),
    ],
    { periods: [{ code: 'H1', homeScore: home, awayScore: away, homePeriodScore: home, awayPeriodScore: away }] },
  )
const programme = () => [
  schedule({ documentCode: 'HBL' }, [aUnit({ code: MATCH, scheduleStatus: 'RUNNING' })]),
  teams({ documentCode: 'HBL' }, [
    aTeam({ code: HOME, name: 'Alagoas' }),
    aTeam({ code: AWAY, name: 'Paraná', organisation: 'PR' }),
  ]),
  participants({ documentCode: 'HBL' }, [
    aParticipant({ code: '7', printName: 'INVENTADA Bianca' }),
    aParticipant({ code: '9', printName: 'EXEMPLO Lia', organisation: 'PR' }),
  ]),
  score('2', '1'),
]

const by = (code: string, athlete?: string, bib: string | null = null): OdfAction['competitors'] => [
  {
    code,
    type: 'T',
    organisation: code === HOME ? 'AL' : 'PR',
    athletes: athlete === undefined ? [] : [{ code: athlete, bib, role: null }],
  },
]
const anAction = (order: number, given: Partial<OdfAction>): OdfAction => ({
  ...NO_ACTION,
  id: String(order),
  sortOrder: order,
  period: 'H1',
  when: `${order}:00`,
  action: 'GOAL',
  ...given,
})
const plays = (
  actions: readonly OdfAction[],
  header: Partial<OdfHeader> = {},
  sides: { home: string | null; away: string | null } = { home: HOME, away: AWAY },
): OdfMessage =>
  aMessage(
    { documentType: 'DT_PLAY_BY_PLAY', documentCode: MATCH, ...header },
    { kind: 'play-by-play', ...sides, extendedInfos: [], actions },
  )
const aSide = (code: string, stats: OdfStat[], athletes: OdfStats['competitors'][number]['athletes'] = []) => ({
  code,
  type: 'T' as const,
  organisation: code === HOME ? 'AL' : 'PR',
  order: null,
  teamName: null,
  stats,
  athletes,
})
const stats = (competitors: OdfStats['competitors'], header: Partial<OdfHeader> = {}): OdfMessage =>
  aMessage(
    { documentType: 'DT_STATS', documentCode: MATCH, ...header },
    { kind: 'stats', code: 'TOT', progress: null, competitors },
  )
const shown = async () => (await handlers.getMatch({ params: { unit: MATCH } })).view
const listed = async () =>
  (await shown()).plays.map(({ period, clock, action, side, who, score: after }) =>
    [period, clock, action, side, who.map(({ name }) => name).join(), after ? `${after.home}-${after.away}` : ''].join(
      ' ',
    ),
  )

describe('the actions of a match (R5.11)', () => {
  test('have period, time, who, what and the score after, with what belongs to them below', async () => {
    await arrive(
      ...programme(),
      plays([
        anAction(1, { competitors: by(HOME, '7', '17'), scoreH: '1', scoreA: '0' }),
        anAction(2, { parent: '1', action: 'AST', competitors: by(HOME, '8', '4') }),
        anAction(3, { action: '2MIN', competitors: by(AWAY, '9'), scoreH: '1', scoreA: '0' }),
        anAction(4, { competitors: by(AWAY, '9'), scoreH: '1', scoreA: '1' }),
      ]),
    )
    const view = await shown()
    expect(await listed()).toEqual([
      'H1 1:00 GOAL home INVENTADA Bianca 1-0',
      'H1 3:00 2MIN away EXEMPLO Lia ',
      'H1 4:00 GOAL away EXEMPLO Lia 1-1',
    ])
    expect(view.plays.map(({ kind }) => kind)).toEqual(['score', 'card', 'score'])
    expect(view.plays[0]?.who).toEqual([{ code: '7', name: 'INVENTADA Bianca', bib: '17', known: true }])
    expect(view.plays[0]?.with).toMatchObject([
      { action: 'AST', who: [{ code: '8', name: '8', bib: '4', known: false }] },
    ])
    expect(view.words.actions).toMatchObject({ GOAL: { por: 'Gol', eng: 'Goal' }, '2MIN': { por: '2 minutos' } })
    expect(view.flow).toEqual([
      { period: 'H1', home: 1, away: 0 },
      { period: 'H1', home: 1, away: 1 },
    ])
  })

  test('an own goal is of whom it happened to, and moves the other side’s score', async () => {
    await arrive(
      ...programme(),
      plays([anAction(1, { action: 'OG', competitors: by(HOME, '7'), scoreH: '0', scoreA: '1' })]),
    )
    expect(await listed()).toEqual(['H1 1:00 OG home INVENTADA Bianca 0-1'])
    expect((await shown()).flow).toEqual([{ period: 'H1', home: 0, away: 1 }])
  })

  test('an action nobody has a word for has the source’s, and one without time, period or actor has none', async () => {
    await arrive(
      ...programme(),
      plays([anAction(1, { action: 'QZX', description: 'Torcida em festa', when: null, period: null })]),
    )
    const view = await shown()
    expect(view.plays).toMatchObject([
      { action: 'QZX', description: 'Torcida em festa', clock: null, period: null, side: null, who: [], score: null },
    ])
    expect(view.words.actions).toEqual({})
  })

  test('a newer version takes an action back, and what an older one had does not come again (ODF §2.2)', async () => {
    const first = anAction(1, { competitors: by(HOME, '7'), scoreH: '1', scoreA: '0' })
    const second = anAction(2, { competitors: by(HOME, '7'), scoreH: '2', scoreA: '0' })
    await arrive(...programme(), plays([first], { version: 2 }), plays([first, second], { version: 1 }))
    expect(await listed()).toEqual(['H1 1:00 GOAL home INVENTADA Bianca 1-0'])
  })

  test('an invalidated message leaves none (ODF §2.5)', async () => {
    const message = plays([anAction(1, {})])
    await arrive(...programme(), message, bare(message))
    expect(await listed()).toEqual([])
  })

  test('periods may be messages of their own: in the order of periods, each by the newest that covers it', async () => {
    const goal = (order: number, period: string, home: string) =>
      anAction(order, { period, scoreH: home, scoreA: '0', competitors: by(HOME) })
    await arrive(
      ...programme(),
      plays([goal(9, 'OT1', '4')], { documentSubcode: 'OT1', time: '120000000' }),
      plays([goal(3, 'H2', '3')], { documentSubcode: 'H2', time: '110000000' }),
      // of everything, but older than both
      plays([goal(1, 'H1', '1'), goal(2, 'H2', '2'), goal(3, 'H2', '3')], { time: '100000000' }),
    )
    expect((await listed()).map((line) => line.slice(0, 3).trim())).toEqual(['H1', 'H2', 'OT1'])
    // the newest has everything again
    await arrive(plays([goal(1, 'H1', '1'), goal(2, 'H2', '2')], { time: '130000000', version: 2 }))
    expect(await listed()).toEqual(['H1 1:00 GOAL home  1-0', 'H2 2:00 GOAL home  2-0'])
  })

  test('sides that the message names the other way round are turned', async () => {
    await arrive(
      ...programme(),
      plays([anAction(1, { competitors: by(AWAY), scoreH: '1', scoreA: '0' })], {}, { home: AWAY, away: HOME }),
    )
    expect(await listed()).toEqual(['H1 1:00 GOAL away  0-1'])
  })

  test('six hundred actions come in the order of Order, and actions that are each other’s parent stand alone', async () => {
    const many = Array.from({ length: 600 }, (_, i) => anAction(600 - i, { action: 'SHOT' }))
    await arrive(...programme(), plays(many))
    expect((await listed()).map((line) => line.split(' ')[1])).toEqual(many.map(({ when }) => when).reverse())
    await arrive(plays([anAction(1, { parent: '2' }), anAction(2, { parent: '1' })], { version: 2 }))
    expect(await listed()).toHaveLength(2)
  })

  test('each set of a match begins level in the course of the score', async () => {
    const point = (order: number, period: string, home: string, away: string) =>
      anAction(order, { period, action: 'POINT', scoreH: home, scoreA: away })
    await arrive(
      ...programme(),
      plays([point(1, 'S1', '25', '23'), point(2, 'S2', '0', '0'), point(3, 'S2', '0', '1')]),
    )
    expect((await shown()).flow.map(({ home, away }) => `${home}-${away}`)).toEqual(['25-23', '0-1'])
  })
})

describe('the statistics of a match (R5.11)', () => {
  test('those of DT_STATS stand in place of the result’s, in the sport’s order, unknown codes last', async () => {
    await arrive(
      ...programme(),
      score('2', '1', 2, [
        { type: 'ER', code: 'SAVES', value: '4' },
        { type: 'ER', code: 'GOALS', value: '1' },
      ]),
      stats([
        aSide(HOME, [
          { code: 'FANS', value: '300' },
          { code: 'GOALS', value: '2', attempt: '5' },
        ]),
        aSide(AWAY, [{ code: 'GOALS', value: '1', attempt: '3' }]),
      ]),
    )
    const view = await shown()
    expect(view.statistics.map(({ key, home, away, figures, better }) => [key, home, away, figures, better])).toEqual([
      ['goals', '2/5', '1/3', { home: 2, away: 1 }, 'more'],
      ['saves', '4', null, null, null],
      ['FANS', '300', null, null, null],
    ])
  })

  test('each side may have a message of its own, and athletes have their figures by name and bib alone', async () => {
    const lia = {
      code: '9',
      order: 2,
      bib: '9',
      familyName: null,
      givenName: null,
      stats: [{ code: 'GOALS', value: '1' }],
    }
    const sent = {
      code: '77',
      order: 1,
      bib: '12',
      familyName: 'Teste',
      givenName: 'Vera',
      stats: [{ code: 'SAVES', value: '8' }],
    }
    const idle = { ...sent, code: '78', order: 3, stats: [] }
    await arrive(
      ...programme(),
      stats([aSide(AWAY, [], [lia, sent, idle])], { documentSubcode: AWAY }),
      stats([aSide(HOME, [{ code: 'SAVES', value: '3' }])], { documentSubcode: HOME }),
    )
    const { athletes } = await shown()
    expect(athletes.columns.map(({ key }) => key)).toEqual(['goals', 'saves'])
    expect(athletes.home).toEqual([])
    expect(athletes.away).toEqual([
      { code: '77', name: 'Teste Vera', bib: '12', known: false, cells: [null, '8'] },
      { code: '9', name: 'EXEMPLO Lia', bib: '9', known: true, cells: ['1', null] },
    ])
  })

  test('a bout’s figures are the side’s, not a table of one athlete', async () => {
    const bout = padRsc('JUDW57KG--------------FNL-000100')
    const judoka = (code: string): OdfStats['competitors'][number] => ({
      ...aSide(code, []),
      type: 'A',
      athletes: [
        { code, order: 1, bib: null, familyName: null, givenName: null, stats: [{ code: 'WAZA', value: '1' }] },
      ],
    })
    await arrive(
      results({ documentCode: bout, resultStatus: 'LIVE' }, [
        aResult({ sortOrder: 1, result: '1', wlt: 'W', competitor: '1' }),
        aResult({ sortOrder: 2, result: '0', wlt: 'L', competitor: '2' }),
      ]),
      stats([judoka('1')], { documentCode: bout }),
    )
    const { view } = await handlers.getMatch({ params: { unit: bout } })
    expect(view.statistics).toMatchObject([{ key: 'waza-ari', home: '1', away: null }])
    expect(view.athletes).toEqual({ columns: [], home: [], away: [] })
  })

  test('statistics of a match nobody knows, a race and nonsense are not there', async () => {
    const race = padRsc('ATHW100M--------------HEAT000100')
    await arrive(stats([aSide(HOME, [])]), schedule({ documentCode: 'ATH' }, [aUnit({ code: race })]))
    for (const unit of [MATCH, race, 'nonsense'])
      await expect(handlers.getMatch({ params: { unit } })).rejects.toMatchObject({ status: 404 })
  })
})

test('who follows a match is notified of its actions, its statistics and its score, each once', async () => {
  await arrive(...programme())
  const announced = async (message: OdfMessage) => {
    await db.pool.query('delete from event_log')
    await arrive(message)
    const { rows } = await db.pool.query<{ topic: string }>(`select topic from event_log where topic like 'plays:%'`)
    return rows.map(({ topic }) => topic)
  }
  const first = plays([anAction(1, {})])
  expect(await announced(first)).toEqual([`plays:${MATCH}`])
  expect(await announced(stats([]))).toEqual([`plays:${MATCH}`])
  expect(await announced(score('3', '1', 3))).toEqual([`plays:${MATCH}`])
  expect(await announced(bare(first))).toEqual([`plays:${MATCH}`])
  const { topics } = await handlers.getMatch({ params: { unit: MATCH } })
  expect(topics).toEqual(expect.arrayContaining([`unit:${MATCH}`, `plays:${MATCH}`]))
})

describe('the page of a match’s result', () => {
  const page = async () => (await handlers.getUnit({ params: { code: MATCH } })).view.match
  const announced = async (...messages: readonly OdfMessage[]) => {
    await db.pool.query('delete from event_log')
    await arrive(...messages)
    const { rows } = await db.pool.query<{ topic: string }>(`select topic from event_log where topic like 'unit:%'`)
    return rows.map(({ topic }) => topic)
  }
  const first = plays([anAction(1, {})])
  const figures = stats([aSide(HOME, [{ type: 'ST', code: 'SAVES', value: '3' }])])

  test('says whether messages of their own have its actions or figures, and empty ones do not (R5.11)', async () => {
    await arrive(...programme(), plays([]), stats([]))
    expect(await page()).toBeUndefined()
    await arrive({ ...figures, header: { ...figures.header, version: 2 } })
    expect(await page()).toBe('statistics')
    await arrive({ ...first, header: { ...first.header, version: 2 } })
    expect(await page()).toBe('plays')
  })

  test('is notified of the first actions and of the last that go, not of each', async () => {
    await arrive(...programme())
    expect(await announced(first)).toEqual([`unit:${MATCH}`])
    const second = plays([anAction(1, {}), anAction(2, {})], { version: 2 })
    expect(await announced(second)).toEqual([])
    expect(await announced(figures)).toEqual([])
    expect(await announced(bare(second))).toEqual([])
    expect(await announced(bare(first))).toEqual([`unit:${MATCH}`])
    expect(await page()).toBe('statistics')
  })
})

test('the matches of a day are those of sports that have actions, running first, and each day says how many', async () => {
  const side = (sortOrder: number, code: string) => ({
    sortOrder,
    startOrder: null,
    previousUnit: null,
    competitor: { code, type: 'T' as const, organisation: 'AL' },
  })
  const startList = [side(1, HOME), side(2, AWAY)]
  const later = padRsc('HBLWTEAM7-------------SFNL000200')
  await arrive(
    schedule({ documentCode: 'HBL' }, [
      aUnit({ code: later, start: '2027-09-14T09:00:00-03:00', startList }),
      aUnit({ code: MATCH, scheduleStatus: 'RUNNING', startList }),
      aUnit({
        code: padRsc('HBLWTEAM7-------------FNL-000100'),
        start: '2027-09-15T09:00:00-03:00',
        medal: 1,
        startList,
      }),
    ]),
    schedule({ documentCode: 'ARC' }, [aUnit({ code: padRsc('ARCWTEAM3-------------FNL-000100'), startList })]),
    schedule({ documentCode: 'SWM' }, [aUnit({ code: padRsc('SWMW100MFR------------FNL-000100') })]),
  )
  const { view } = await handlers.listMatches({ params: { day: '2027-09-14' } })
  expect(view.units.map(({ code }) => code)).toEqual([MATCH, later])
  expect(view.days).toEqual([
    { day: '2027-09-14', units: 2, golds: 0 },
    { day: '2027-09-15', units: 1, golds: 1 },
  ])
  expect((await handlers.listMatches({ params: { day: '2027-01-01' } })).view.units).toEqual([])
})
