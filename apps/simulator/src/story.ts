import { DAY, HOUR, MINUTE } from './games-time.ts'
import type { Games, PlannedUnit } from './plan.ts'
import { random } from './random.ts'

/** What does not go as planned, decided before the first start: each kind at least once before day 5 and again on it. */
export interface Story {
  /** Units that start late without a new time, minutes. */
  readonly delayed: ReadonlyMap<string, number>
  readonly rescheduled: ReadonlyMap<string, Reschedule>
  readonly interrupted: ReadonlyMap<string, Interruption>
  /** Instants at which units are called off. */
  readonly cancelled: ReadonlyMap<string, number>
  readonly amended: ReadonlyMap<string, readonly Amendment[]>
}

export interface Reschedule {
  readonly announced: number
  /** First postponed without a new time; the new time is known this much later, milliseconds (0: at once). */
  readonly undecided: number
  readonly start: number
}

export interface Interruption {
  /** Share of the play after which it stops. */
  readonly after: number
  readonly minutes: number
}

/** What happens to a result after it was official; `after` in minutes. `ranks` are exchanged, `rank` is taken out. */
export type Amendment =
  | { readonly kind: 'protest-rejected'; readonly after: number; readonly decided: number; readonly note: string }
  | {
      readonly kind: 'protest-upheld'
      readonly after: number
      readonly decided: number
      readonly rank: number
      readonly note: string
    }
  | { readonly kind: 'correction'; readonly after: number; readonly rank: number; readonly note: string }
  | { readonly kind: 'withdrawal'; readonly after: number; readonly rank: number; readonly note: string }

const NOTES = {
  photo: 'Correção: releitura da foto de chegada; trocam-se o 2º e o 3º lugar.',
  sheets: 'Correção: súmulas trocadas; trocam-se o 2º e o 3º lugar.',
  video: 'Protesto rejeitado após revisão do vídeo; resultado mantido.',
  upheld: 'Protesto aceito após revisão; trocam-se o 3º e o 4º lugar.',
  withdrawn: 'Medalha retirada por decisão do júri de apelação; a colocação fica vaga.',
} as const

export function planStory(games: Games): Story {
  const chance = random(games.seed, 'story')
  const dayOne = Date.parse(`${games.startDate}T00:00:00-03:00`)
  const day = (n: number) => dayOne + (n - 1) * DAY
  // Picked from lists: one unit more in them would be another unit's protest. The teams of these sports go undisturbed.
  const isUndisturbed = (u: PlannedUnit) => /^(FEN[MW]TEAM|GAR[MW]TEAM|GRYWGROUP)/.test(u.code)
  const on = (n: number, prefix: string, more: (unit: PlannedUnit) => boolean = () => true) =>
    games.units.filter(
      (u) =>
        u.start >= day(n) &&
        u.start < day(n + 1) &&
        u.code.startsWith(prefix) &&
        !u.unscheduled &&
        !isUndisturbed(u) &&
        more(u),
    )
  const competition = (unit: PlannedUnit) => unit.contest !== null
  // The rhythmic all-around also qualifies for other finals: its list stays as it is.
  const finals = (unit: PlannedUnit) =>
    unit.medal === 1 && unit.contest?.kind === 'list' && !unit.code.startsWith('GRYWAA')
  const correctionOf = (unit: PlannedUnit | null) => (unit?.contest?.rules.play === 'race' ? NOTES.photo : NOTES.sheets)
  const story = {
    delayed: new Map<string, number>(),
    rescheduled: new Map<string, Reschedule>(),
    interrupted: new Map<string, Interruption>(),
    cancelled: new Map<string, number>(),
    amended: new Map<string, Amendment[]>(),
  }
  const some = (units: readonly PlannedUnit[]): PlannedUnit | null => (units.length > 0 ? chance.pick(units) : null)
  const amend = (unit: PlannedUnit | null, amendment: Amendment) => {
    if (unit && !story.amended.has(unit.code)) story.amended.set(unit.code, [amendment])
  }
  const move = (unit: PlannedUnit | null, announced: number, start: number, undecided = 0) => {
    if (!unit) return
    story.rescheduled.set(unit.code, { announced, undecided, start })
    const ceremony = games.units.find((u) => u.event !== null && u.event === unit.event && u.phaseType === '6')
    if (unit.medal === 1 && ceremony)
      story.rescheduled.set(ceremony.code, {
        announced: announced + undecided + 5 * MINUTE,
        undecided: 0,
        start: ceremony.start + (start - unit.start),
      })
  }
  for (let n = 1; n <= games.days; n++) {
    for (const sport of ['HBL', 'BKB', 'VVO'] as const) {
      const late = some(on(n, sport, competition))
      if (late && chance.chance(0.5)) story.delayed.set(late.code, chance.whole(12, 28))
    }
    const stopped = some(on(n, chance.pick(['BKB', 'HBL', 'VBV', 'ARC', 'VVO']), competition))
    if (stopped) story.interrupted.set(stopped.code, { after: chance.between(0.25, 0.7), minutes: chance.whole(6, 18) })
    const corrected = some(on(n, '', finals))
    amend(corrected, { kind: 'correction', after: chance.whole(16, 30), rank: 2, note: correctionOf(corrected) })
    amend(some(on(n, '', (u) => u.contest?.kind === 'match')), {
      kind: 'protest-rejected',
      after: 3,
      decided: 14,
      note: NOTES.video,
    })
    amend(some(on(n, '', finals)), { kind: 'protest-upheld', after: 4, decided: 22, rank: 3, note: NOTES.upheld })
  }
  // Judo morning of day 5, where the demonstration opens: something of every kind soon after 09:40.
  amend(on(5, 'JUD', (u) => u.start >= day(5) + 9.65 * HOUR && competition(u))[0] ?? null, {
    kind: 'protest-rejected',
    after: 2,
    decided: 9,
    note: NOTES.video,
  })
  amend(on(5, 'CYCWROAD', finals)[0] ?? null, { kind: 'correction', after: 9, rank: 2, note: NOTES.photo })
  const match = on(5, 'VVO', (u) => u.start > day(5) + 11 * HOUR)[0] ?? null
  move(match, day(5) + 10 * HOUR, (match?.start ?? 0) + 40 * MINUTE)
  const training = on(6, '', (u) => u.phaseType === '1')[0]
  if (training) story.cancelled.set(training.code, day(5) + 9 * HOUR + 52 * MINUTE)
  const soon = on(5, 'HBL', (u) => u.start > day(5) + 9.75 * HOUR)[0]
  if (soon) story.delayed.set(soon.code, 15)

  // Heavy rain on the time trial, lightning over the lagoon: one waits for its new time, the other goes to the next day.
  move(
    on(3, 'CYCWITT', finals)[0] ?? null,
    day(3) + 8 * HOUR + 5 * MINUTE,
    day(3) + 15 * HOUR + 30 * MINUTE,
    50 * MINUTE,
  )
  move(on(11, 'OWSM', finals)[0] ?? null, day(11) + 9 * HOUR + 10 * MINUTE, day(12) + 10 * HOUR, 40 * MINUTE)
  // A hall without power: the match is called off, the pool is ranked without it.
  const dark = on(3, 'HBL', (u) => u.code.slice(22, 24) === 'GP' && u.start > day(3) + 13 * HOUR)[0]
  if (dark) {
    story.cancelled.set(dark.code, dark.start - 35 * MINUTE)
    story.interrupted.delete(dark.code)
    story.delayed.delete(dark.code)
  }
  // Medals taken back the day after: one before the demonstration opens, one later.
  const withdrawn = (n: number, prefix: string, rank: number) => {
    const unit = on(n, prefix, (u) => finals(u) && !story.amended.has(u.code))[0]
    amend(unit ?? null, { kind: 'withdrawal', after: 17 * 60, rank, note: NOTES.withdrawn })
  }
  withdrawn(3, 'SWM', 3)
  withdrawn(8, 'ATH', 1)
  return story
}
