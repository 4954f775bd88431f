import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNIT_STATUSES } from '../units/status.ts'
import { nextTurn, SILENT, type Turn, type TurnEvent } from './spoken-turn.ts'
import type { SpokenView } from './spoken-view.ts'
import { aMatch, anAthlete, aRace, aRow, aSide, aTeam } from './spoken-view.factory.ts'
import { tellChanges, tellState } from './tell-changes.ts'
import { eng } from './words/eng.ts'
import { por } from './words/por.ts'
import { spa } from './words/spa.ts'

const nobody = () => false
const words = fc.constantFrom(por, spa, eng)
const status = fc.constantFrom(...UNIT_STATUSES)
const figure = fc.option(fc.integer({ min: 0, max: 40 }).map(String), { nil: null })
const wlt = fc.constantFrom(null, 'W', 'L', 'T')
const period = fc.constantFrom(null, 'H1', 'H2', 'S1', 'S2', 'N', 'GS', 'PSO')

const match: fc.Arbitrary<SpokenView> = fc
  .record({
    discipline: fc.constantFrom('HBL', 'VVO', 'BDM', 'JUD', 'FEN', 'ARC', 'TKW', 'BKB', 'WRE'),
    home: figure,
    away: figure,
    wlt,
    status,
    period,
    periods: fc.array(fc.record({ code: fc.constantFrom('S1', 'S2', 'S3'), home: figure, away: figure }), {
      maxLength: 3,
    }),
    awards: fc.array(
      fc.record({ key: fc.constantFrom('ippon', 'waza-ari', 'yuko', 'shido'), home: figure, away: figure }),
      {
        maxLength: 3,
      },
    ),
  })
  .map((given) =>
    aMatch(given.discipline, [aSide(aTeam('Alagoas'), given.home, given.wlt), aSide(aTeam('Paraná'), given.away)], {
      periods: given.periods,
      statistics: given.awards,
      form: given.discipline === 'JUD' ? 'bout' : 'match',
      unit: {
        status: given.status,
        clock: { period: given.period, time: '02:05' },
        line: { por: '14–14, ippon aos 2:41' },
      },
    }),
  )

const row = fc.record({
  who: fc.constantFrom('LIMA Ana', 'SOUSA Bia', 'ROCHA Clara', 'MELO Dora', 'DIAS Eva'),
  result: fc.option(fc.constantFrom('11.21', '1:58.10', '58.05', '1:26:08'), { nil: null }),
  medal: fc.constantFrom(null, null, 'gold' as const, 'silver' as const, 'bronze' as const),
  irm: fc.constantFrom(null, null, null, 'DSQ'),
  records: fc.constantFrom<string[]>([], ['GR'], ['PB']),
})
const race: fc.Arbitrary<SpokenView> = fc
  .record({ rows: fc.uniqueArray(row, { selector: ({ who }) => who }), status })
  .map(({ rows, status: now }) =>
    aRace(
      rows.map(({ who, ...given }, at) => aRow(anAthlete(who), { ...given, rank: String(at + 1) })),
      { unit: { status: now } },
    ),
  )
const course = fc.oneof(
  fc.array(match, { minLength: 1, maxLength: 12 }),
  fc.array(race, { minLength: 1, maxLength: 12 }),
)
const numbered = course.map((views) => views.map((view, at) => ({ ...view, seq: at + 1 })))

test('the same view twice says nothing, and an older one neither (0097)', () => {
  fc.assert(
    fc.property(numbered, words, (views, by) => {
      for (const [at, view] of views.entries()) {
        expect(tellChanges(view, view, by, nobody)).toEqual([])
        expect(tellChanges(view, { ...view, seq: view.seq + 1 }, by, nobody)).toEqual([])
        for (const older of views.slice(0, at)) expect(tellChanges(view, older, by, nobody)).toEqual([])
      }
    }),
  )
})

test('nothing that is said has a sign in it that a voice would spell or misread (0097)', () => {
  fc.assert(
    fc.property(numbered, words, (views, by) => {
      const [first] = views
      const said = views.flatMap((view, at) => [
        ...tellState(view, by, () => true),
        ...tellChanges(at === 0 && first ? first : (views[at - 1] ?? view), view, by, () => true),
      ])
      for (const sentence of said) {
        expect(sentence).toMatch(/^\p{Lu}|^\d/u)
        expect(sentence).not.toMatch(/\d[–:-]\d|[–−]|undefined|null|\s\s|NaN/)
      }
    }),
  )
})

const event: fc.Arbitrary<'view' | 'again' | 'old' | 'ended' | 'lost' | 'live'> = fc.constantFrom(
  'view',
  'view',
  'again',
  'old',
  'ended',
  'ended',
  'lost',
  'live',
)

/** Plays views and what else may happen to a turn, and gives what was said with the view that was the newest then. */
function played(views: readonly SpokenView[], events: readonly string[], by: typeof por) {
  let turn: Turn<SpokenView> = SILENT
  let at = 0
  const steps: {
    said: readonly string[]
    before: SpokenView | null
    newest: SpokenView | null
    breaksOff: boolean
    wasSpeaking: boolean
  }[] = []
  for (const kind of events) {
    if (kind === 'view') at = Math.min(at + 1, views.length)
    const view = views[kind === 'old' ? 0 : at - 1]
    const given: TurnEvent<SpokenView> | undefined =
      kind === 'lost'
        ? { kind, at: '14:02' }
        : kind === 'live' || kind === 'ended'
          ? { kind }
          : view && { kind: 'view', view }
    if (!given) continue
    const step = nextTurn(turn, given, by, nobody)
    steps.push({
      said: step.say,
      before: turn.said,
      newest: step.turn.newest,
      breaksOff: step.breaksOff,
      wasSpeaking: turn.isSpeaking,
    })
    turn = step.turn
  }
  return { steps, turn }
}

test('what is said is of the newest view, and of no lower version after a higher one (0097)', () => {
  fc.assert(
    fc.property(numbered, fc.array(event, { maxLength: 40 }), words, (views, events, by) => {
      let last = 0
      for (const { said, before, newest } of played(views, events, by).steps) {
        if (said.length === 0) continue
        const seq = newest?.seq ?? 0
        expect(seq).toBeGreaterThanOrEqual(last)
        last = seq
        const news =
          newest === null
            ? []
            : before === null
              ? tellState(newest, by, nobody)
              : tellChanges(before, newest, by, nobody)
        const signal = [by.lost('14:02'), by.back]
        expect(said.filter((sentence) => !signal.includes(sentence))).toEqual(news)
      }
    }),
  )
})

test('nothing begins while something is said, unless that is not true any more (0097)', () => {
  fc.assert(
    fc.property(numbered, fc.array(event, { maxLength: 40 }), words, (views, events, by) => {
      const unended = events.filter((kind) => kind !== 'ended')
      const begun = played(views, unended, by).steps.filter(({ said, wasSpeaking }) => wasSpeaking && said.length > 0)
      expect(begun.every(({ said, breaksOff }) => breaksOff && said.includes(by.correction))).toBe(true)
    }),
  )
})

test('however much happened while one thing was said, what follows is one summary, and then all is said (0097)', () => {
  fc.assert(
    fc.property(numbered, words, (views, by) => {
      let turn: Turn<SpokenView> = SILENT
      for (const view of views) turn = nextTurn(turn, { kind: 'view', view }, by, nobody).turn
      const after = nextTurn(turn, { kind: 'ended' }, by, nobody)
      expect(after.say.length).toBeLessThanOrEqual(8)
      expect(after.turn.said).toBe(views.at(-1))
      expect(nextTurn(after.turn, { kind: 'ended' }, by, nobody).say).toEqual([])
    }),
  )
})

test('a lost signal is said once, with the time of the last news, and its return once (0097)', () => {
  fc.assert(
    fc.property(
      numbered,
      fc.array(fc.constantFrom('lost', 'live', 'ended'), { maxLength: 30 }),
      words,
      (views, events, by) => {
        const said = played(views, ['view', 'ended', ...events, 'ended'], by).steps.flatMap((step) => step.said)
        const signals = said.filter((sentence) => sentence === by.lost('14:02') || sentence === by.back)
        for (const [at, sentence] of signals.entries()) expect(sentence).toBe(at % 2 === 0 ? by.lost('14:02') : by.back)
      },
    ),
  )
})
