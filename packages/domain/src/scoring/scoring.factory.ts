import { padRsc } from '../rsc.ts'
import { lineOf, type Sheet, sheetOf } from '../sports/sheet.ts'
import { pick } from '../text/localized.ts'
import { type Outcome, sportUnitOf } from './outcome.ts'
import { scorerOf } from './registry.ts'
import type { OpenedUnit } from './replay.ts'
import { ruleSetOf } from './rule-sets/rule-sets.ts'
import { type OpenOptions, openUnit, type Scoring, scoringOf } from './scoring.ts'
import type { Side, Tap, TapValue } from './tap.ts'
import type { Earlier, ScoringUnit } from './unit.ts'

/** RSCs of units that the rule sets are for, the longest beginning of an id that fits. */
const UNITS: Readonly<Record<string, string>> = {
  athletics: 'ATHM100M--------------FNL-000100',
  'athletics-wa-2024-relay': 'ATHM4X100M------------FNL-000100',
  'athletics-wa-2024-throws': 'ATHWSP----------------FNL-000100',
  'athletics-wa-2024-jumps': 'ATHWLJ----------------FNL-000100',
  'athletics-wa-2024-qualification': 'ATHWLJ----------------QUAL000100',
  'athletics-school-throws': 'ATHWSP----------------FNL-000100',
  'athletics-school-jumps': 'ATHWLJ----------------FNL-000100',
  'athletics-wa-2024-vertical-jumps': 'ATHWHJ----------------FNL-000100',
  'athletics-wa-2024-pole-vault': 'ATHMPV----------------FNL-000100',
  'athletics-school-vertical-jumps': 'ATHWHJ----------------FNL-000100',
  'athletics-wa-2024-decathlon': 'ATHMDECATHLON---------FNL-000100',
  'athletics-wa-2024-heptathlon': 'ATHWHEPTATHLON--------FNL-000100',
  swimming: 'SWMM100MBA------------HEAT000300',
  'swimming-wa-2025-relay': 'SWMM4X100MFR----------FNL-000100',
  'open-water': 'OWSM5KM---------------FNL-000100',
  cycling: 'CRDWRR----------------FNL-000100',
  'cycling-uci-2025-time-trial': 'CRDWITT---------------FNL-000100',
  'cycling-uci-2025-cross-country': 'MTBMXC----------------FNL-000100',
  triathlon: 'TRIMSPRINT------------FNL-000100',
  judo: 'JUDW57KG--------------FNL-000100',
  'judo-team': 'JUDXTEAM6-------------FNL-000100',
  taekwondo: 'TKWM58KG--------------FNL-000100',
  wrestling: 'WREMFS65KG------------FNL-000100',
  fencing: 'FENWFOIL--------------FNL-000100',
  'fencing-fie-2025-team': 'FENMTEAMEPEE----------FNL-000100',
  'fencing-fie-2025-pool': 'FENWFOIL--------------GPA-000100',
  badminton: 'BDMWSINGLES-----------SFNL000100',
  'badminton-team': 'BDMXTEAM--------------SFNL000100',
  'table-tennis': 'TTEMSINGLES-----------QFNL000100',
  'table-tennis-team': 'TTEMTEAM--------------QFNL000100',
  'beach-volleyball': 'VBVWTEAM2-------------FNL-000100',
  volleyball: 'VVOWTEAM6-------------SFNL000100',
  basketball: 'BKBWTEAM5-------------SFNL000100',
  handball: 'HBLWTEAM7-------------SFNL000100',
  football: 'FBLWTEAM11------------SFNL000100',
  futsal: 'FSLMTEAM5-------------SFNL000100',
  gymnastics: 'GARMAA----------------FNL-000100',
  'gymnastics-fig-2025-vt-final': 'GARWVT----------------FNL-000100',
  'gymnastics-fig-2025-women': 'GARWAA----------------FNL-000100',
  rhythmic: 'GRYWAA----------------FNL-000100',
  'rhythmic-fig-2025-hoop-final': 'GRYWHOOP--------------FNL-000100',
  archery: 'ARCWINDIV-------------8FNL000100',
  'archery-wa-2025-ranking-round': 'ARCWINDIV-------------QUAL000100',
  'archery-school-ranking-round': 'ARCWINDIV-------------QUAL000100',
}

const rscOf = (ruleSet: string): string => {
  const known = Object.keys(UNITS)
    .filter((name) => ruleSet.startsWith(name))
    .toSorted((a, b) => b.length - a.length)[0]
  return padRsc(UNITS[known ?? ''] ?? '')
}

/** A unit for tests, its competitors called A, B, C …, with members A1, A2 … */
export const aScoringUnit = (ruleSet: string, count: number, members = 8): ScoringUnit => ({
  code: rscOf(ruleSet),
  competitors: Array.from('ABCDEFGHIJKL'.slice(0, count), (code, i) => ({
    code,
    type: members > 1 ? 'T' : 'A',
    organisation: null,
    bib: String(i + 1),
    ...(members > 1 ? { teamName: `Time ${code}` } : {}),
    startOrder: String(i + 1),
    athletes: Array.from({ length: members }, (_, n) => ({
      code: `${code}${n + 1}`,
      order: n + 1,
      bib: String(n + 1),
    })),
  })),
})

const earlierIn = (given: Partial<Earlier> | undefined): { earlier?: Earlier } =>
  given ? { earlier: { excluded: [], cautions: 0, members: [], relayOnly: [], ...given } } : {}

type Given = Partial<Pick<Tap, 'side' | 'competitor' | 'athlete' | 'value' | 'clockTime' | 'by' | 'device'>>

/** A desk at which a test presses keys; time stands unless it is let pass. */
export class TestDesk {
  readonly unit: ScoringUnit
  readonly opened: OpenedUnit
  readonly taps: Tap[] = []
  now = 1_000_000
  readonly #seqs = new Map<string, number>()

  constructor(
    ruleSet: string,
    options: OpenOptions & {
      readonly count?: number
      readonly members?: number
      readonly earlier?: Readonly<Record<string, Partial<Earlier>>>
      readonly unit?: string
    } = {},
  ) {
    const rules = ruleSetOf(ruleSet)
    if (!rules) throw new Error(`there is no rule set ${ruleSet}`)
    const headToHead = scorerOf(rules.scorer)?.headToHead ?? false
    const { count = headToHead ? 2 : 4, members = 8, earlier = {}, unit, ...rest } = options
    const made = aScoringUnit(ruleSet, headToHead ? 2 : count, members)
    this.unit = {
      code: unit ?? made.code,
      competitors: made.competitors.map((one) => ({ ...one, ...earlierIn(earlier[one.code]) })),
    }
    const opened = openUnit(this.unit, rules, rest)
    if (!opened.ok) throw new Error(JSON.stringify(opened.error))
    this.opened = opened.value
  }

  after(seconds: number): this {
    this.now += seconds * 1000
    return this
  }

  tap(kind: string, given: Given | Side = {}): this {
    const more = typeof given === 'number' ? { side: given } : given
    const device = more.device ?? 'one'
    const seq = (this.#seqs.get(device) ?? 0) + 1
    this.#seqs.set(device, seq)
    const stored = this.taps.length + 1
    this.taps.push({ id: `t${stored}`, unit: this.unit.code, seq, deviceTime: this.now, kind, stored, ...more, device })
    return this
  }

  /** The same key on a competitor of a list, with what is entered. */
  enter(kind: string, competitor: string, value?: TapValue): this {
    return this.tap(kind, { competitor, ...(value === undefined ? {} : { value }) })
  }

  times(count: number, kind: string, side: Side): this {
    for (let i = 0; i < count; i++) this.tap(kind, side)
    return this
  }

  out(who: Side | string, how: string, given: { readonly rule?: string; readonly reason?: string } = {}): this {
    const value = { how, rule: given.rule ?? null, reason: given.reason ?? null, irm: null }
    return this.tap('out', typeof who === 'number' ? { side: who, value } : { competitor: who, value })
  }

  /** Takes back the last tap, or the last of a kind. */
  undo(kind?: string): this {
    const target = this.taps.findLast((tap) => kind === undefined || tap.kind === kind)
    return this.tap('undo', { value: target?.id ?? '' })
  }

  get scoring(): Scoring {
    return scoringOf(this.opened, this.taps)
  }
  get outcome(): Outcome {
    return this.scoring.outcome(this.now)
  }
  /** Why the last tap does not count; null where it does. */
  get refusal(): string | null {
    return this.scoring.taps.at(-1)?.why ?? null
  }
  /** Kinds that are proposed, with the side or competitors. */
  get proposed(): string[] {
    return this.scoring
      .proposals(this.now)
      .map(({ word, side, competitors }) =>
        [word, side, competitors?.join(',')].filter((part) => part !== undefined).join(' '),
      )
  }
  /** "10–0" of two, "1 A 10.84" of a list. */
  get score(): string {
    const { rows } = this.outcome
    if (this.opened.scorer.headToHead) return rows.map(({ result, irm }) => irm ?? result ?? '').join('–')
    return rows
      .map(({ rank, rankEqual, competitor, result, irm }) =>
        `${rank ?? '-'}${rankEqual ? '=' : ''} ${competitor.code} ${irm ?? result ?? ''}`.trim(),
      )
      .join(', ')
  }
  get wlt(): string {
    return this.outcome.rows.map(({ wlt }) => wlt ?? '-').join('')
  }
  get periods(): string[] {
    return this.outcome.periods.map((one) => `${one.code} ${one.homePeriodScore}–${one.awayPeriodScore}`)
  }
  /** What the sport's own module makes of it. */
  get sheet(): Sheet {
    return sheetOf(sportUnitOf(this.unit, this.outcome, this.opened.scorer.headToHead))
  }
  get line(): string | null {
    const line = lineOf(sportUnitOf(this.unit, this.outcome, this.opened.scorer.headToHead))
    return line && pick(line, 'eng')
  }
  value(row: number, code: string): string | undefined {
    return this.outcome.rows[row]?.extended.find((one) => one.code === code)?.value
  }
  decision(): string | undefined {
    return this.outcome.extendedInfos.find(({ code }) => code === 'DECISION')?.value
  }
}

export const aDesk = (ruleSet: string, options: ConstructorParameters<typeof TestDesk>[1] = {}): TestDesk =>
  new TestDesk(ruleSet, options)
