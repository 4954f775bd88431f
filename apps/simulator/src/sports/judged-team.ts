import type { OdfExtended } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { type Random, random } from '../random.ts'
import { artistic, drawScore, type Exercise, extendedOf, type JudgedScore, placings, points } from './judged.ts'
import type { ListRules } from './rules.ts'
import { competitorWith, NO_CLOCK, type Played, ranksOf, row, type Standing } from './standing.ts'

/** What one gymnast of a team made on one apparatus. */
interface MemberScore extends Pick<JudgedScore, 'score' | 'difficulty' | 'execution'> {
  readonly team: Entrant
  readonly member: number
  readonly apparatus: string
}

/**
 * A team final of artistic gymnastics: all gymnasts of a team on every apparatus in rotation, the best scores of each apparatus count, the
 * result is their sum. Each member's scores are sent with the member, those left out with COUNTING "N".
 */
export function playJudgedTeam(
  rules: Extract<ListRules, { play: 'judged-team' }>,
  teams: readonly Entrant[],
  chance: Random,
): Played {
  const scores = scoresOf(rules, teams, chance)
  const panels = random('panels', ...scores.map(({ score }) => score))
  const exercises = new Map(scores.map((made) => [made, artistic(made.apparatus, made, panels)]))
  const offset = (count: number) => Math.round(count * rules.every) * SECOND
  // One gymnast of every team has finished.
  const counts = scores.map((_, i) => i + 1).filter((count) => count % teams.length === 0)
  const inRotation = scores.length / rules.apparatus.length
  return {
    duration: offset(scores.length) + 30 * SECOND,
    beats: counts.map(offset),
    breaks: [],
    live: (beat) => {
      const count = counts[beat] ?? 0
      const rotation = Math.min(rules.apparatus.length, Math.floor(count / inRotation) + 1)
      return {
        ...standing(rules, teams, scores.slice(0, count), exercises),
        extendedInfos: [{ type: 'UI', code: 'ROTATION', value: String(rotation) }],
      }
    },
    closing: () => standing(rules, teams, scores, exercises),
    placings: placings(order(rules, teams, scores)),
  }
}

/** In the order they are made: the teams on an apparatus each, one gymnast of every team after the other. */
function scoresOf(
  { apparatus, base }: Extract<ListRules, { play: 'judged-team' }>,
  teams: readonly Entrant[],
  chance: Random,
): MemberScore[] {
  const size = Math.max(...teams.map(({ members }) => members.length))
  const abilities = teams.map(({ ability, members }) => members.map(() => ability + 0.5 * chance.normal()))
  return apparatus.flatMap((_, rotation) =>
    Array.from({ length: size }, (__, member) => member).flatMap((member) =>
      teams.map((team, i) => ({
        team,
        member,
        apparatus: apparatus[(rotation + i) % apparatus.length] as string,
        ...drawScore(base, abilities[i]?.[member] ?? team.ability, chance),
      })),
    ),
  )
}

/** A team's scores on one apparatus that count, the best ones; of equal ones the earlier. */
const countingOf = (
  made: readonly MemberScore[],
  team: Entrant,
  apparatus: string,
  counting: number,
): readonly MemberScore[] =>
  made
    .filter((score) => score.team === team && score.apparatus === apparatus)
    .sort((a, b) => b.score - a.score)
    .slice(0, counting)

const sum = (scores: readonly MemberScore[]): number => scores.reduce((total, { score }) => total + score, 0)

function order(
  { apparatus, counting }: Extract<ListRules, { play: 'judged-team' }>,
  teams: readonly Entrant[],
  made: readonly MemberScore[],
) {
  const totals = new Map(
    teams.map((team) => [team, sum(apparatus.flatMap((code) => countingOf(made, team, code, counting)))]),
  )
  const list = [...teams].sort((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0))
  const marks = list.map((team) => (made.some((score) => score.team === team) ? -(totals.get(team) ?? 0) : null))
  return { list, marks, ranks: ranksOf(marks) }
}

function standing(
  rules: Extract<ListRules, { play: 'judged-team' }>,
  teams: readonly Entrant[],
  made: readonly MemberScore[],
  exercises: ReadonlyMap<MemberScore, Exercise>,
): Standing {
  const { list, marks, ranks } = order(rules, teams, made)
  const best = marks[0] ?? null
  const onApparatus = (team: Entrant, code: string) => countingOf(made, team, code, rules.counting)
  const counts = new Set(list.flatMap((team) => rules.apparatus.flatMap((code) => onApparatus(team, code))))
  const sent = (score: MemberScore): OdfExtended[] => {
    const exercise = exercises.get(score)
    if (!exercise) return []
    const extended = extendedOf(exercise, {})
    const counting = { code: 'COUNTING', value: counts.has(score) ? 'Y' : 'N' }
    return [{ ...extended, extensions: [...(extended.extensions ?? []), counting] }]
  }
  return {
    ...NO_CLOCK,
    results: list.map((team, i) => {
      const mark = marks[i] ?? null
      const rank = ranks[i]?.rank ?? null
      return row(
        team,
        i + 1,
        {
          rank: rank === null ? null : String(rank),
          rankEqual: ranks[i]?.equal === true,
          resultType: mark === null ? null : 'POINTS',
          result: mark === null ? null : points(-mark),
          diff: mark !== null && best !== null && mark > best ? `-${points(mark - best)}` : null,
          startOrder: String(teams.indexOf(team) + 1),
          extended: rules.apparatus.flatMap((code): OdfExtended[] => {
            const counting = onApparatus(team, code)
            return counting.length > 0 ? [{ type: 'ER', code, value: points(sum(counting)) }] : []
          }),
        },
        competitorWith(team, (member) =>
          made.filter((score) => score.team === team && score.member === member).flatMap(sent),
        ),
      )
    }),
  }
}
