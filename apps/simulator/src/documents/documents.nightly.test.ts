import { isDeepStrictEqual } from 'node:util'
import { padRsc } from '@games/domain'
import {
  type OdfAction,
  type OdfBracketPlace,
  type OdfMessage,
  type OdfResult,
  type OdfStat,
  readOdf,
  writeOdf,
} from '@games/odf'
import { sampled } from '@games/testing/suite'
import { describe, expect, it } from 'vitest'
import { planGames } from '../games.ts'
import { isPoolMatch } from '../ledger.ts'
import { planStory } from '../story.ts'
import { type StampedCue, script } from '../timeline.ts'

const games = planGames({ seed: 1, startDate: '2027-09-08' })
const cues = script(games)

/** Messages of a type by document, in the order of their versions. */
function messagesOf(type: string): Map<string, StampedCue[]> {
  const by = new Map<string, StampedCue[]>()
  for (const cue of cues)
    if (cue.header.documentType === type) {
      const key = `${cue.header.documentCode}${cue.header.documentSubtype ?? ''}`
      by.set(key, [...(by.get(key) ?? []), cue])
    }
  return by
}
type Kind = OdfMessage['body']['kind']
function bodyOf<K extends Kind>(cue: StampedCue | undefined, kind: K): Extract<OdfMessage['body'], { kind: K }> {
  const body = cue?.build().body
  if (body?.kind !== kind) throw new Error(`${cue?.header.documentType ?? 'nothing'} is no ${kind}`)
  return body as Extract<OdfMessage['body'], { kind: K }>
}

const results = messagesOf('DT_RESULT')
const finalOf = (unit: string) =>
  bodyOf(
    results.get(unit)?.findLast((cue) => cue.header.resultStatus === 'OFFICIAL'),
    'results',
  )
const winner = (rows: readonly OdfResult[], wlt: string | null) => rows.find((row) => row.wlt === wlt)?.competitor.code
const number = (text: string | null | undefined) => Number(text ?? Number.NaN)

const BESIDES = [
  'DT_BRACKETS',
  'DT_POOL_STANDING',
  'DT_CURRENT',
  'DT_CUMULATIVE_RESULT',
  'DT_PLAY_BY_PLAY',
  'DT_STATS',
  'DT_RECORD',
  'DT_COMMUNICATION',
  'DT_CONFIG',
  'DT_MEDALLISTS_DISCIPLINE',
  'DT_PDF',
]

describe('R12.3 what is sent beside results', () => {
  it.each(BESIDES)(
    'sends %s, which reads back as it was written, without a warning',
    (type) => {
      const warnings: string[] = []
      const changed: string[] = []
      const own = cues.filter(({ header }) => header.documentType === type)
      expect(own.length).toBeGreaterThan(5)
      for (const [i, cue] of sampled([...own.entries()], 4)) {
        // The live ones of a match repeat each other: of play-by-play some are read, and every last one.
        if (type === 'DT_PLAY_BY_PLAY' && cue.header.resultStatus === 'LIVE' && i % 10 > 0) continue
        const message = cue.build()
        const read = readOdf(writeOdf(message))
        if (!read.ok) throw new Error(`${type} ${cue.header.documentCode}: ${read.error.reason}`)
        warnings.push(...read.value.warnings)
        const same =
          message.body.kind === 'report' && read.value.body.kind === 'report'
            ? Buffer.compare(message.body.bytes, read.value.body.bytes) === 0
            : isDeepStrictEqual(read.value.body, message.body)
        if (!same) changed.push(`${cue.header.documentCode} ${cue.header.version}`)
      }
      expect(warnings).toEqual([])
      expect(changed).toEqual([])
    },
    60_000,
  )
})

describe('ODF §9 brackets', () => {
  const brackets = messagesOf('DT_BRACKETS')
  const placesOf = (cue: StampedCue | undefined) =>
    bodyOf(cue, 'brackets').brackets.flatMap(({ code, phases }) =>
      phases.flatMap((phase) => phase.items.map((item) => ({ bracket: code, phase: phase.code, item }))),
    )
  const codeOf = (place: OdfBracketPlace | undefined) => place?.competitor?.code

  it('hold every match of a knockout once, and a game for gold in the one called FNL', () => {
    const units = [...brackets.values()].flatMap((list) => placesOf(list.at(-1)).map(({ item }) => item.unit))
    const knockouts = games.units.filter((unit) => unit.contest?.kind === 'match' && !isPoolMatch(unit))
    expect(units.filter((unit) => unit !== null).sort()).toEqual(knockouts.map(({ code }) => code).sort())
    for (const list of brackets.values()) {
      const ties = placesOf(list.at(-1))
      const final = ties.find(({ bracket, phase }) => bracket === 'FNL' && phase === 'FNL')
      expect(games.units.find(({ code }) => code === final?.item.unit)?.medal).toBe(1)
    }
  })

  it('begin with the draw: entries and byes in their places, nobody who would have to win first, no results', () => {
    for (const [first] of brackets.values()) {
      expect(first?.header.resultStatus).toBe('START_LIST')
      for (const { item } of placesOf(first))
        for (const place of item.places) {
          expect([place.result, place.wlt]).toEqual([null, null])
          if (place.previousUnit) expect(place.competitor).toBeNull()
          else expect(place.competitor !== null || place.code === 'BYE' || place.code === 'TBD').toBe(true)
        }
    }
  })

  it('end with sides that come from the units they name, and who won as the results have it', () => {
    let followed = 0
    for (const list of brackets.values()) {
      expect(list.at(-1)?.header.resultStatus).toBe('OFFICIAL')
      for (const { item } of placesOf(list.at(-1))) {
        if (item.unit === null) continue
        const rows = finalOf(item.unit).results
        expect(item.places.map(codeOf)).toEqual(rows.map((row) => row.competitor.code))
        expect(item.places.map(({ wlt, result, irm }) => [wlt, result, irm])).toEqual(
          rows.map(({ wlt, result, irm }) => [wlt, result, irm]),
        )
        for (const place of item.places)
          if (place.previousUnit?.wlt && place.previousUnit.unit) {
            expect(codeOf(place)).toBe(winner(finalOf(place.previousUnit.unit).results, place.previousUnit.wlt))
            followed += 1
          }
      }
    }
    expect(followed).toBeGreaterThan(900)
  })

  it('never show a result before it is official, in any version', () => {
    const officialAt = new Map<string, number>()
    for (const cue of cues)
      if (cue.header.documentType === 'DT_RESULT' && cue.header.resultStatus === 'OFFICIAL')
        if (!officialAt.has(cue.header.documentCode)) officialAt.set(cue.header.documentCode, cue.at)
    const early = [...brackets.values()].flatMap((list) =>
      list.flatMap((cue) =>
        placesOf(cue).filter(
          ({ item: { unit, places } }) =>
            unit !== null && places.some(({ wlt }) => wlt !== null) !== (officialAt.get(unit) ?? 0) <= cue.at,
        ),
      ),
    )
    expect(early).toEqual([])
  })

  it('let who has a bye stand in the next round, where the two places beside each other lead', () => {
    let byes = 0
    for (const list of brackets.values()) {
      const [main] = bodyOf(list.at(-1), 'brackets').brackets
      for (const [round, phase] of (main?.phases ?? []).entries())
        for (const item of phase.items.filter(({ places }) => places.some(({ code }) => code === 'BYE'))) {
          const next = main?.phases[round + 1]?.items.find(({ position }) => position === Math.ceil(item.position / 2))
          expect(next?.places.map(codeOf)).toContain(item.places.map(codeOf).find((code) => code !== undefined))
          byes += 1
        }
    }
    expect(byes).toBeGreaterThan(100)
  })
})

describe('ODF §9 pools', () => {
  const pools = messagesOf('DT_POOL_STANDING')

  it('count every match for one and against the other, and show it from both sides', () => {
    for (const list of pools.values())
      for (const cue of list) {
        const rows = bodyOf(cue, 'results').results
        const sum = (of: (row: OdfResult) => string | null) => rows.reduce((n, row) => n + number(of(row)), 0)
        expect(sum((row) => row.for)).toBe(sum((row) => row.against))
        expect(sum((row) => row.won)).toBe(sum((row) => row.lost))
        for (const row of rows) {
          expect(row.competitor.opponents).toHaveLength(number(row.played))
          expect(number(row.won) + number(row.lost) + number(row.tied ?? '0')).toBe(number(row.played))
          for (const one of row.competitor.opponents) {
            const other = rows.find(({ competitor }) => competitor.code === one.code)
            expect(other?.sortOrder).toBe(one.pos)
            const back = other?.competitor.opponents.find(({ code }) => code === row.competitor.code)
            expect([back?.unit, back?.result]).toEqual([one.unit, one.result?.split(':').reverse().join(':')])
          }
          const goals = row.competitor.opponents.map(({ result }) => result?.split(':').map(Number) ?? [])
          expect(goals.reduce((n, [own = 0]) => n + own, 0)).toBe(number(row.for))
        }
      }
  })

  it('mark those who go on when the pool is over, and nobody before', () => {
    let marked = 0
    const starters = new Set<string>()
    for (const unit of games.units)
      if (unit.contest?.kind === 'match')
        for (const [i, source] of unit.contest.sides.entries())
          if (source.from === 'pool' || source.from === 'best-second')
            starters.add(`${unit.code.slice(0, 22)} ${finalOf(unit.code).results[i]?.competitor.code ?? ''}`)
    for (const list of pools.values())
      for (const [i, cue] of list.entries()) {
        const rows = bodyOf(cue, 'results').results
        if (cue.header.resultStatus === 'INTERMEDIATE')
          expect(rows.filter((row) => row.qualificationMark !== null)).toEqual([])
        else if (i === list.length - 1)
          for (const { qualificationMark, competitor } of rows) {
            const goesOn = starters.has(`${cue.header.documentCode.slice(0, 22)} ${competitor.code}`)
            expect([competitor.code, qualificationMark !== null]).toEqual([competitor.code, goesOn])
            marked += goesOn ? 1 : 0
          }
      }
    expect(marked).toBe(starters.size)
  })

  it('seed fencing’s bracket once all of an event’s are over, by victories, then touches, over all of them', () => {
    const indicator = (row: OdfResult) => number(row.for) - number(row.against)
    const fencing = games.events.filter(({ code }) => /^FEN.(EPEE|FOIL|SABRE)/.test(code))
    expect(fencing).toHaveLength(6)
    for (const { code } of fencing) {
      const last = [...pools].flatMap(([pool, list]) => (pool.startsWith(code) ? (list.at(-1) ?? []) : []))
      expect(last.map(({ header }) => header.resultStatus)).toEqual(Array.from({ length: 4 }, () => 'OFFICIAL'))
      const ranking = last
        .flatMap((cue) => bodyOf(cue, 'results').results)
        .sort((a, b) => number(b.won) - number(a.won) || indicator(b) - indicator(a) || number(b.for) - number(a.for))
      const over = Math.max(...last.map(({ at }) => at))
      for (const cue of messagesOf('DT_BRACKETS').get(padRsc(code)) ?? []) {
        const places = bodyOf(cue, 'brackets').brackets.flatMap(({ phases }) =>
          phases.flatMap(({ items }) => items.flatMap((item) => item.places)),
        )
        const fromPools = places.filter(({ previousUnit }) => previousUnit?.unit === padRsc(`${code}PREL`))
        for (const { competitor, previousUnit } of fromPools) {
          expect(competitor !== null).toBe(cue.at > over - 20_000)
          if (!competitor) continue
          expect(competitor.seed).toBe(previousUnit?.value)
          const [own, due] = [
            ranking.find((row) => row.competitor.code === competitor.code),
            ranking[number(competitor.seed) - 1],
          ].map((row) => row && [row.won, indicator(row), row.for])
          expect(own).toEqual(due)
        }
        expect(new Set(fromPools.map(({ previousUnit }) => previousUnit?.value)).size).toBe(24)
      }
    }
  })
})

/** Sports whose actions have the score of the match; the others' is that of the set or round. */
const RUNNING_SCORE: ReadonlySet<string> = new Set(['BKB', 'HBL', 'WRE', 'FEN'])

describe('play-by-play and statistics', () => {
  const plays = messagesOf('DT_PLAY_BY_PLAY')

  it('has actions whose points are the score, of the match or of each period', () => {
    const checked = new Set<string>()
    for (const [unit, list] of plays) {
      const { actions, home, away } = bodyOf(list.at(-1), 'play-by-play')
      const { results: rows, periods } = finalOf(unit)
      expect([home, away]).toEqual(rows.map((row) => row.competitor.code))
      const discipline = unit.slice(0, 3)
      // By how much an action moved its side's score; scores of periods begin anew.
      const gained = (action: OdfAction, score: 'scoreH' | 'scoreA') => {
        const before = actions[actions.indexOf(action) - 1]
        const fresh = !before || (!RUNNING_SCORE.has(discipline) && before.period !== action.period)
        return Number(action[score]) - (fresh ? 0 : Number(before[score]))
      }
      const points = (code: string | null, period: string | null) =>
        actions
          .filter((action) => action.competitors[0]?.code === code && (period === null || action.period === period))
          .reduce((sum, action) => sum + gained(action, code === home ? 'scoreH' : 'scoreA'), 0)
      if (RUNNING_SCORE.has(discipline)) {
        expect([unit, points(home, null), points(away, null)]).toEqual([unit, ...rows.map((row) => number(row.result))])
        const last = actions.at(-1)
        expect([last?.scoreH, last?.scoreA]).toEqual(rows.map((row) => row.result))
      } else if (['VVO', 'VBV', 'BDM', 'TTE', 'TKW'].includes(discipline))
        for (const period of periods) {
          const last = actions.findLast((action) => action.period === period.code)
          if (!last) continue
          expect([unit, last.scoreH, last.scoreA]).toEqual([unit, period.homePeriodScore, period.awayPeriodScore])
          if (discipline !== 'TKW')
            expect([points(home, period.code), points(away, period.code)]).toEqual(
              [period.homePeriodScore, period.awayPeriodScore].map(number),
            )
        }
      checked.add(discipline)
    }
    expect([...checked].sort()).toEqual(['BDM', 'BKB', 'FEN', 'HBL', 'JUD', 'TKW', 'TTE', 'VBV', 'VVO', 'WRE'])
  }, 30_000)

  it('keeps an action as it was once it has been sent; an assist belongs to an earlier basket of its side', () => {
    let assists = 0
    for (const list of [...plays.values()].filter((_, i) => i % 12 === 0)) {
      let before: readonly unknown[] = []
      for (const cue of list) {
        const { actions } = bodyOf(cue, 'play-by-play')
        expect(actions.slice(0, before.length)).toEqual(before)
        before = actions
        for (const action of actions.filter(({ parent }) => parent !== null)) {
          const parent = actions.find(({ id }) => id === action.parent)
          expect(parent?.competitors[0]?.code).toBe(action.competitors[0]?.code)
          expect(parent?.competitors[0]?.athletes[0]?.code).not.toBe(action.competitors[0]?.athletes[0]?.code)
          expect(parent?.sortOrder).toBeLessThan(action.sortOrder)
          assists += 1
        }
      }
    }
    expect(assists).toBeGreaterThan(100)
  })

  it('has a side’s statistics as its result has them, and as those of its athletes add up to', () => {
    const stats = messagesOf('DT_STATS')
    expect(stats.size).toBeGreaterThan(200)
    for (const [unit, list] of stats) {
      const { competitors } = bodyOf(list.at(-1), 'stats')
      const rows = finalOf(unit).results
      for (const [i, side] of competitors.entries()) {
        const sent = side.stats.map(({ code, value, attempt }) => [code, value, attempt])
        expect([unit, sent]).toEqual([unit, rows[i]?.extended.map(({ code, value, value2 }) => [code, value, value2])])
        const sum = (of: (stat: OdfStat) => string | undefined, code: string) =>
          side.athletes.reduce((n, { stats: own }) => n + Number(own.filter((s) => s.code === code).map(of)[0] ?? 0), 0)
        for (const { code, value, attempt } of side.stats) {
          // What the other side gave away is nobody's.
          if (code === 'OE') continue
          expect([unit, code, sum((stat) => stat.value, code)]).toEqual([unit, code, Number(value)])
          if (attempt !== undefined) expect(sum((stat) => stat.attempt, code)).toBe(Number(attempt))
        }
      }
    }
  }, 30_000)
})

describe('records', () => {
  const seconds = (text: string | null | undefined) =>
    (text ?? '').split(':').reduce((sum, part) => 60 * sum + Number(part), 0)
  const histories = messagesOf('DT_RECORD')

  it('stand for every event of swimming and of the track and the throws, national and of the games, before the first start', () => {
    expect(histories.size).toBeGreaterThan(50)
    for (const [code, [first]] of histories) {
      expect(code).toMatch(/^(SWM|ATH)/)
      const [record] = bodyOf(first, 'records').records
      expect(record?.types.map(({ recordType }) => recordType)).toEqual(['NR', 'GR'])
    }
  })

  it('fall only to something better, which the result and nothing else is marked with', () => {
    let fallen = 0
    const marked = new Set<string>()
    for (const list of histories.values())
      for (const [i, cue] of list.entries()) {
        const recordTypes = bodyOf(cue, 'records').records[0]?.types ?? []
        const before = i === 0 ? undefined : bodyOf(list[i - 1], 'records').records[0]?.types
        for (const [t, { recordType, marks }] of recordTypes.entries()) {
          const [now, old] = [marks[0], before?.[t]?.marks[0]]
          if (!old || now?.unit === old.unit || !now?.unit) continue
          const faster = seconds(now.result) < seconds(old.result)
          const farther = Number(now.result) > Number(old.result)
          expect([now.unit, now.resultType === 'DISTANCE' ? farther : faster]).toEqual([now.unit, true])
          const [row] = finalOf(now.unit).results
          expect(row?.result).toBe(now.result)
          expect(row?.recordIndicators.map((indicator) => indicator.recordType)).toContain(recordType)
          marked.add(now.unit)
          fallen += 1
        }
      }
    expect(fallen).toBeGreaterThan(3)
    for (const [unit, list] of results) {
      if (!/^(SWM|ATH)/.test(unit)) continue
      const rows = bodyOf(
        list.findLast((cue) => cue.header.resultStatus === 'OFFICIAL'),
        'results',
      ).results
      const indicated = rows.filter((row) => row.recordIndicators.some(({ equalled }) => !equalled))
      expect([unit, indicated.map((row) => row.rank)]).toEqual([unit, marked.has(unit) ? ['1'] : []])
    }
  })
})

describe('reports and communications', () => {
  it('name the zone of every hour they write: whoever reads them may live in another (R5.10)', () => {
    const texts = cues
      .filter(({ header }) => ['DT_COMMUNICATION', 'DT_RESULT', 'DT_MEDALLISTS'].includes(header.documentType))
      .flatMap((cue) => {
        const { body, notes } = cue.build()
        if (body.kind !== 'communication') return notes
        const decisions = body.decisions.flatMap(({ subtitle, summary, details }) => [subtitle, summary, details])
        const protests = body.protests.flatMap((p) => [p.details, p.decisionShort, p.decisionLong])
        return [...decisions, ...protests, ...notes].flatMap((text) => text ?? [])
      })
    const withHours = texts.filter((text) => /\d{1,2}[:h]\d{2}/.test(text))
    expect(withHours.length).toBeGreaterThan(0)
    expect(withHours.filter((text) => !text.includes('(horário de Brasília)'))).toEqual([])
  })

  it('number the decisions of a discipline from 1, one for each change of the story', () => {
    const story = planStory(games)
    const numbers = new Map<string, number[]>()
    for (const cue of cues.filter(({ header }) => header.documentType === 'DT_COMMUNICATION')) {
      expect(cue.header.language).toBe('POR')
      for (const { number: item } of bodyOf(cue, 'communication').decisions) {
        const discipline = cue.header.documentCode.slice(0, 3)
        numbers.set(discipline, [...(numbers.get(discipline) ?? []), Number(item)])
      }
    }
    for (const [discipline, sent] of numbers)
      expect([discipline, ...sent]).toEqual([discipline, ...sent.map((_, i) => i + 1)])
    const played = new Set(games.units.filter(({ contest }) => contest).map(({ code }) => code))
    const changes =
      [...story.amended.values()].flat().length +
      story.cancelled.size +
      [...story.rescheduled.keys()].filter((code) => played.has(code)).length
    expect([...numbers.values()].flat()).toHaveLength(changes)
  })

  it('keep every report under 3 kB, start list and results of each unit with a medal', () => {
    const reports = messagesOf('DT_PDF')
    for (const { code } of games.units.filter(({ contest, medal }) => contest && medal > 0))
      for (const oris of ['C51', 'C73']) expect(reports.has(code + oris)).toBe(true)
    for (const list of reports.values())
      for (const cue of list) {
        const { bytes, title } = bodyOf(cue, 'report')
        expect(bytes.length).toBeLessThan(3000)
        expect(title).not.toBe('')
      }
  })
})

describe('lists beside the results', () => {
  it('have of a long race the leaders with a split that is in their result too', () => {
    const { amended } = planStory(games)
    for (const [unit, list] of messagesOf('DT_CURRENT')) {
      const splits = new Map(
        finalOf(unit).results.map((row) => [
          row.competitor.code,
          row.extended.filter(({ code }) => code === 'INTERMEDIATE'),
        ]),
      )
      for (const cue of list)
        for (const row of bodyOf(cue, 'results').results) {
          expect(row.extended).toHaveLength(1)
          // A corrected result gave its times to another; a disqualified one keeps its splits.
          if (!amended.has(unit))
            expect(splits.get(row.competitor.code)?.map(({ value }) => value)).toContain(row.extended[0]?.value)
        }
    }
  })

  it('has in the discipline’s medallists what the events’ medallists say at the end', () => {
    const events = messagesOf('DT_MEDALLISTS')
    for (const list of messagesOf('DT_MEDALLISTS_DISCIPLINE').values()) {
      const [discipline] = bodyOf(list.at(-1), 'discipline-medallists').disciplines
      expect(discipline?.finishedEvents).toBe(discipline?.totalEvents)
      expect(discipline?.events).toHaveLength(discipline?.totalEvents ?? 0)
      for (const { code, medals } of discipline?.events ?? [])
        expect(medals).toEqual(bodyOf(events.get(code)?.at(-1), 'medallists').medals)
    }
  })
})
