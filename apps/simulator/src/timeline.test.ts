import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { medalTable } from '@games/domain'
import { type OdfMessage, type OdfResult, type OdfUnit, readOdf, writeOdf } from '@games/odf'
import { NIGHTLY } from '@games/testing/suite'
import { describe, expect, it } from 'vitest'
import { planGames } from './games.ts'
import { DAY, gamesInstant, HOUR, MINUTE } from './games-time.ts'
import type { PlannedUnit } from './plan.ts'
import { setOver } from './sports/sets.ts'
import { initialDownload, script, timeline } from './timeline.ts'

const startDate = '2027-09-08'
const games = planGames({ seed: 1, startDate })
const cues = script(games)
const day = (n: number, time: string) => gamesInstant(startDate, n, time)

/** The newest result message of every unit, with its rows. */
const official = new Map<
  string,
  { readonly at: number; readonly message: OdfMessage; readonly rows: readonly OdfResult[] }
>()
for (const cue of cues)
  if (cue.header.documentType === 'DT_RESULT' && cue.header.resultStatus === 'OFFICIAL') {
    const message = cue.build()
    if (message.body.kind === 'results')
      official.set(cue.header.documentCode, { at: cue.at, message, rows: message.body.results })
  }
/** Every unit's line on the schedule at the end. */
const lines = new Map<string, OdfUnit>()
for (const cue of cues) for (const unit of cue.units) lines.set(unit.code, unit)

const rowsOf = (unit: string) => official.get(unit)?.rows ?? []
const by = (unit: string, wlt: 'W' | 'L') => rowsOf(unit).find((row) => row.wlt === wlt)?.competitor.code
const matches = games.units.filter((unit) => unit.contest?.kind === 'match' && official.has(unit.code))

describe('R12.3 the stream of messages', () => {
  it('is the same bytes for the same seed and start date, and every message reads back as it was, without a warning (ODF §13)', {
    ...NIGHTLY,
    timeout: 180_000,
  }, () => {
    const hash = createHash('sha256')
    const warnings: string[] = []
    const changed: string[] = []
    let count = 0
    for (const { message } of timeline(games)) {
      const bytes = writeOdf(message)
      hash.update(bytes)
      count += 1
      const { documentType, documentCode } = message.header
      // as many bytes as all the results are; documents/documents.test.ts reads them
      if (documentType === 'DT_PLAY_BY_PLAY' || documentType === 'DT_BRACKETS') continue
      const read = readOdf(bytes)
      if (!read.ok) throw new Error(`${documentType} ${documentCode}: ${read.error.reason}`)
      warnings.push(...read.value.warnings)
      // comparing all of them would take longer than the games deserve
      if (count % 40 === 0 && !isDeepStrictEqual(read.value, message)) changed.push(documentCode)
    }
    expect(warnings).toEqual([])
    expect(changed).toEqual([])
    expect(count).toBe(cues.length)
    // another process, day and machine made it: `vitest --update` writes it anew when the games are to be played otherwise
    expect(hash.digest('hex')).toMatchInlineSnapshot(
      `"89359b088044f1c8e75e00c231bc9cf4117ceeb39cb5b008598dcb73d4265f01"`,
    )
  })

  it('is another one for another seed', () => {
    const names = (seed: number) => planGames({ seed, startDate }).athletes.map((athlete) => athlete.familyName)
    expect(names(2)).not.toEqual(names(1))
  })

  it('ascends in time, and each message identity in version, without gaps (ODF §2)', NIGHTLY, () => {
    const versions = new Map<string, number>()
    let before = 0
    for (const { at, header } of cues) {
      expect(at).toBeGreaterThanOrEqual(before)
      before = at
      const key = [header.documentType, header.documentCode, header.documentSubtype].join(' ')
      expect(header.version).toBe((versions.get(key) ?? 0) + 1)
      versions.set(key, header.version)
    }
  })

  it('plays each unit in the order of ODF §2: getting ready, start list, running, live, finished, unofficial, official', () => {
    const statuses = new Map<string, string[]>()
    for (const { header, units } of cues) {
      if (header.documentType === 'DT_RESULT')
        statuses.set(header.documentCode, [...(statuses.get(header.documentCode) ?? []), header.resultStatus ?? ''])
      for (const unit of units) statuses.set(unit.code, [...(statuses.get(unit.code) ?? []), unit.scheduleStatus])
    }
    for (const { code } of games.units.filter((unit) => official.has(unit.code))) {
      const all = statuses.get(code) ?? []
      const at = ['GETTING_READY', 'RUNNING', 'FINISHED', 'UNOFFICIAL', 'OFFICIAL'].map((status) => all.indexOf(status))
      expect({ code, at }).toEqual({ code, at: [...at].sort((a, b) => a - b) })
      expect(all.slice(at[0], at[1])).toContain('START_LIST')
      const [, running = 0, finished = 0] = at
      expect(all.lastIndexOf('START_LIST')).toBeLessThan(running)
      if (all.includes('LIVE')) {
        expect(all.indexOf('LIVE')).toBeGreaterThan(running)
        expect(all.lastIndexOf('LIVE')).toBeLessThan(finished)
      }
    }
  })

  it('has a unit running at every moment from 08:15 to 21:15, the last evening to 19:00', () => {
    const spans = [...lines.values()].flatMap(({ actualStart, actualEnd }) =>
      actualStart && actualEnd ? [[Date.parse(actualStart), Date.parse(actualEnd)] as const] : [],
    )
    const idle: string[] = []
    for (let n = 1; n <= 12; n++)
      for (let at = day(n, '08:15'); at <= day(n, n === 12 ? '19:00' : '21:15'); at += 5 * MINUTE)
        if (!spans.some(([from, to]) => from <= at && at <= to))
          idle.push(`day ${n}, ${(at - day(n, '00:00')) / HOUR} h`)
    expect(idle).toEqual([])
  })

  it('moves something every few seconds at speed 10 in the judo morning of day 5', () => {
    const morning = cues.filter(({ at }) => at >= day(5, '09:40') && at < day(5, '11:40'))
    const gaps = morning.slice(1).map((cue, i) => cue.at - (morning[i]?.at ?? 0))
    expect(Math.max(...gaps) / 10).toBeLessThan(10_000)
    expect(morning.length / 720).toBeGreaterThan(1)
  })
})

describe('R12.3 what follows from results', () => {
  const source = (unit: PlannedUnit, side: 0 | 1) =>
    unit.contest?.kind === 'match' ? unit.contest.sides[side] : undefined

  it('sends the winner (or loser) of a unit into the units that wait for it, in the result and on the schedule', () => {
    let checked = 0
    for (const unit of matches)
      for (const side of [0, 1] as const) {
        const from = source(unit, side)
        const code = rowsOf(unit.code)[side]?.competitor.code
        expect(lines.get(unit.code)?.startList[side]?.competitor?.code ?? code).toBe(code)
        if (from?.from === 'winner' || from?.from === 'loser') {
          expect([unit.code, code]).toEqual([unit.code, by(from.unit, from.from === 'winner' ? 'W' : 'L')])
          expect(lines.get(unit.code)?.startList[side]?.previousUnit).toEqual({
            unit: from.unit,
            value: null,
            wlt: from.from === 'winner' ? 'W' : 'L',
          })
          checked += 1
        }
      }
    expect(checked).toBeGreaterThan(900)
  })

  it('gives each match one winner and one loser, and a draw only in handball’s pools', () => {
    for (const { code } of matches) {
      const wlts = rowsOf(code).map((row) => row.wlt)
      if (wlts.includes('T')) expect(code.startsWith('HBL') && code.slice(22, 24) === 'GP' && wlts).toEqual(['T', 'T'])
      else expect([code, wlts.includes('W'), wlts.includes('L')]).toEqual([code, true, true])
    }
  })

  it('lets in wrestling’s repechage those fight who lost to a finalist', () => {
    for (const unit of matches.filter((u) => u.code.startsWith('WRE') && u.code.slice(22, 26) === 'REP-'))
      for (const side of [0, 1] as const) {
        const from = source(unit, side)
        if (from?.from !== 'fell-to') throw new Error(`${unit.code} has another source`)
        const finalist = by(from.finalistOf, 'W')
        const fight = from.units.find((code) => by(code, 'W') === finalist) ?? ''
        expect(rowsOf(unit.code)[side]?.competitor.code).toBe(by(fight, 'L'))
      }
  })

  it('takes into the next round of races exactly those marked Q and q in the phase result (ODF §8)', () => {
    let rounds = 0
    for (const cue of cues.filter((c) => c.header.documentType === 'DT_PHASE_RESULT')) {
      const { body } = cue.build()
      if (body.kind !== 'results') continue
      const marked = body.results.filter((row) => row.qualificationMark !== null)
      if (marked.length === 0) continue
      rounds += 1
      const phase = cue.header.documentCode.slice(0, 26)
      const next = games.units.filter(
        (u) =>
          u.contest?.kind === 'list' && u.contest.starters.from === 'stage' && u.contest.starters.stage.phase === phase,
      )
      const starters = next.flatMap((unit) => rowsOf(unit.code).map((row) => row.competitor.code))
      expect([phase, ...starters.sort()]).toEqual([phase, ...marked.map((row) => row.competitor.code).sort()])
      expect(marked.filter((row) => row.qualificationMark === 'q').length).toBeGreaterThan(0)
    }
    expect(rounds).toBeGreaterThan(30)
  })

  it('ranks lists by SortOrder from 1 without gaps, ties sharing a rank, IRM rows last and without one (ODF §8)', () => {
    let ties = 0
    for (const { message, rows } of official.values()) {
      expect(rows.map((row) => row.sortOrder)).toEqual(rows.map((_, i) => i + 1))
      if (rows.some((row) => row.wlt)) continue
      const ranks = rows.map((row) => row.rank)
      const first = ranks.findIndex((rank) => rank === null)
      const ranked = first === -1 ? ranks : ranks.slice(0, first)
      expect(ranks.slice(ranked.length).filter((rank) => rank !== null)).toEqual([])
      for (const [i, rank] of ranked.entries()) {
        const shared = ranked.filter((other) => other === rank).length > 1
        expect([message.header.documentCode, rows[i]?.rankEqual]).toEqual([message.header.documentCode, shared])
        ties += shared ? 1 : 0
        // A withdrawn medal leaves its rank empty; nowhere else may one be missing.
        if (message.notes.length === 0 && (i === 0 || ranked[i - 1] !== rank)) expect(rank).toBe(String(i + 1))
      }
    }
    expect(ties).toBeGreaterThan(20)
  })
})

describe('ODF §10 medals', () => {
  const medallists = new Map<string, OdfMessage>()
  for (const cue of cues)
    if (cue.header.documentType === 'DT_MEDALLISTS') medallists.set(cue.header.documentCode, cue.build())
  const count = (message: OdfMessage | undefined) => {
    const of = { gold: 0, silver: 0, bronze: 0 }
    if (message?.body.kind === 'medallists')
      for (const medal of message.body.medals) of[medal.medal] += medal.competitors.length
    return of
  }
  const TWO_BRONZES = ['JUD', 'TKW', 'WRE', 'FEN', 'BDM']
  /** Fencing's teams fence for bronze. */
  const hasTwoBronzes = (code: string) => TWO_BRONZES.includes(code.slice(0, 3)) && !code.startsWith('TEAMEPEE', 4)

  it('come in every event: one of each, two bronzes where the sport gives them, more or fewer only for a tie or a withdrawal', () => {
    expect(medallists.size).toBe(games.events.length)
    for (const [code, message] of medallists) {
      expect(message.header.resultStatus).toBe('OFFICIAL')
      const medals = count(message)
      const final = games.units.find((unit) => unit.medal === 1 && unit.code.startsWith(code.slice(0, 22)))
      if (final?.contest?.kind === 'match')
        expect({ code, ...medals }).toEqual({
          code,
          gold: 1,
          silver: 1,
          bronze: hasTwoBronzes(code) ? 2 : 1,
        })
      else {
        const ranks = rowsOf(final?.code ?? '').map((row) => row.rank)
        const at = (rank: string) => ranks.filter((r) => r === rank).length
        expect({ code, ...medals }).toEqual({ code, gold: at('1'), silver: at('2'), bronze: at('3') })
        const withdrawn = message.notes.some((note) => note.includes('retirada'))
        if (!withdrawn) expect(medals.gold + medals.silver + medals.bronze).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('are announced in part when the bronzes are known before the final', () => {
    const partial = cues.filter((c) => c.header.documentType === 'DT_MEDALLISTS' && c.header.resultStatus === 'PARTIAL')
    expect(partial.length).toBeGreaterThan(50)
    for (const cue of partial) {
      const { gold, silver, bronze } = count(cue.build())
      expect([gold, silver]).toEqual([0, 0])
      expect(bronze).toBeGreaterThan(0)
    }
  })

  it('add up in the table as the medallists say after every change (R5.6)', () => {
    const now = new Map<string, OdfMessage>()
    let tables = 0
    for (const cue of cues) {
      if (cue.header.documentType === 'DT_MEDALLISTS') now.set(cue.header.documentCode, cue.build())
      if (cue.header.documentType !== 'DT_MEDALS') continue
      const { body } = cue.build()
      if (body.kind !== 'medal-standings') throw new Error('a medal table of another kind')
      const won = [...now.values()].flatMap(({ body: b }) =>
        b.kind === 'medallists'
          ? b.medals.flatMap(({ medal, competitors }) =>
              competitors.map(({ organisation }) => ({ medal, organisation })),
            )
          : [],
      )
      tables += 1
      // Two events decided within ten seconds: the table between them knows one of them only.
      const soon = cues.some(
        (c) =>
          c.header.documentType === 'DT_MEDALLISTS' &&
          c.at <= cue.at &&
          c.at > cue.at - 10_000 - 1 &&
          c.at !== cue.at - 10_000,
      )
      if (soon) continue
      expect(body.lines.map(({ organisation, rank, total }) => [organisation, rank, total])).toEqual(
        medalTable(won).rows.map(({ organisation, rank, total }) => [organisation, String(rank), total]),
      )
    }
    expect(tables).toBeGreaterThan(games.events.length)
  })

  it('are taken back by a new version without them that says why', () => {
    const withdrawn = [...medallists.values()].filter(({ notes }) => notes.some((note) => note.includes('retirada')))
    expect(withdrawn).toHaveLength(2)
    for (const { header } of withdrawn) {
      const versions = cues.filter(
        (c) => c.header.documentType === 'DT_MEDALLISTS' && c.header.documentCode === header.documentCode,
      )
      const [before, after] = versions.slice(-2).map((cue) => count(cue.build()))
      const sum = (c: ReturnType<typeof count> | undefined) => (c ? c.gold + c.silver + c.bronze : 0)
      expect(sum(after)).toBe(sum(before) - 1)
    }
  })
})

describe('rules of play', () => {
  it('ends a volleyball set at 25 (the last at 15) with two ahead, and the match at two or three sets won', () => {
    const volleyball = matches.filter((unit) => unit.code.startsWith('VVO'))
    expect(volleyball.length).toBeGreaterThan(100)
    for (const unit of volleyball) {
      const { body } = official.get(unit.code)?.message ?? {}
      if (body?.kind !== 'results' || unit.contest?.kind !== 'match' || unit.contest.rules.play !== 'sets')
        throw new Error(unit.code)
      const { bestOf } = unit.contest.rules
      const needed = (bestOf + 1) / 2
      const sets = body.periods.map((p) => [Number(p.homePeriodScore), Number(p.awayPeriodScore)] as const)
      for (const [i, [home, away]] of sets.entries()) {
        const to = i + 1 === bestOf ? 15 : 25
        expect([unit.code, home, away, setOver(home, away, to, null)]).toEqual([unit.code, home, away, true])
        expect(Math.max(home, away) === to || Math.abs(home - away) === 2).toBe(true)
      }
      const won = [sets.filter(([h, a]) => h > a).length, sets.filter(([h, a]) => a > h).length]
      expect(Math.max(...won)).toBe(needed)
      expect(body.results.map((row) => Number(row.result))).toEqual(won)
    }
  })

  it('keeps the running score of basketball and handball the sum of the periods, never going back', () => {
    for (const unit of matches.filter((u) => u.code.startsWith('BKB') || u.code.startsWith('HBL')).slice(0, 12)) {
      let before = [0, 0]
      for (const cue of cues.filter(
        (c) => c.header.documentType === 'DT_RESULT' && c.header.documentCode === unit.code,
      )) {
        const { body } = cue.build()
        if (body.kind !== 'results' || body.results.some((row) => row.result === null)) continue
        const now = body.results.map((row) => Number(row.result))
        expect(now.every((score, i) => score >= (before[i] ?? 0))).toBe(true)
        before = now
        const sum = (key: 'homePeriodScore' | 'awayPeriodScore') => body.periods.reduce((n, p) => n + Number(p[key]), 0)
        expect([sum('homePeriodScore'), sum('awayPeriodScore')]).toEqual(now)
      }
    }
  })
})

describe('the initial download', () => {
  const instant = day(5, '09:40')
  const download = initialDownload(games, instant)

  it('holds only the newest message of each identity from before the instant', () => {
    const keys = download.map(({ header: h }) => [h.documentType, h.documentCode, h.documentSubtype].join(' '))
    expect(new Set(keys).size).toBe(keys.length)
    expect(download.every(({ at }) => at < instant)).toBe(true)
    const newest = new Map<string, number>()
    for (const { at, header: h } of cues)
      if (at < instant) newest.set([h.documentType, h.documentCode, h.documentSubtype].join(' '), h.version)
    expect(new Map(keys.map((key, i) => [key, download[i]?.header.version]))).toEqual(newest)
  })

  it('has every unit that changed as the single updates would leave it', NIGHTLY, () => {
    const single = new Map<string, OdfUnit>()
    for (const cue of cues) if (cue.at < instant) for (const unit of cue.units) single.set(unit.code, unit)
    const condensed = new Map<string, OdfUnit>()
    for (const cue of download) {
      const { header, body } = cue.build()
      if (header.documentType === 'DT_SCHEDULE_UPDATE' && body.kind === 'schedule')
        for (const unit of body.units) condensed.set(unit.code, unit)
    }
    expect(condensed).toEqual(single)
  })

  it('is small on the wire, and everything after it is still to be played', NIGHTLY, () => {
    // Two and a half times what schedule, participants, results and medals alone are.
    expect(download.length).toBeLessThan(2700)
    const sent = download.reduce((sum, cue) => sum + gzipSync(writeOdf(cue.build()), { level: 4 }).length, 0)
    expect(sent).toBeLessThan(4_000_000)
    expect(cues.filter(({ at }) => at >= instant && at < instant + DAY).length).toBeGreaterThan(2000)
  })
})
