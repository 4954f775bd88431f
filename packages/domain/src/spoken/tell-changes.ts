import { recordNameOf } from '../sports/marks/record.ts'
import { qualificationNameOf } from '../sports/marks/qualification.ts'
import { irmNameOf } from '../sports/marks/irm.ts'
import { type Localized, pick } from '../text/localized.ts'
import { UNIT_KIND } from '../units/status.ts'
import { lineOf, nameOf } from './speakable.ts'
import { isMatch, type ContestView, type SpokenRow, type SpokenView } from './spoken-view.ts'
import type { SpokenWords } from './spoken-words.ts'
import { contestWordOf, periodOf, scoreKindOf } from './sport-voice.ts'
import {
  firstThree,
  isBetweenPeriods,
  isOver,
  medals,
  outcomeOf,
  places,
  resultIn,
  sidesOf,
  standing,
  withDelegation,
} from './standing.ts'
import { isTakenBack, scoreChanges } from './tell-score.ts'

/** Whom the listener follows, by the codes of a competitor and of its delegation. */
export type Follows = (competitor: SpokenRow['competitor']) => boolean

/** Most sentences that are said at once; what is behind them is on the page. */
const MOST_SENTENCES = 8
/** Most of those whom the listener follows who are told of at once. */
const MOST_FOLLOWED_TOLD = 3

const isContest = (view: SpokenView): view is ContestView => view.unit.kind !== 'non-competition'

/** How a unit stands, for somebody who begins to listen. */
export function tellState(view: SpokenView, words: SpokenWords, follows: Follows): string[] {
  if (!isContest(view)) return [words.status(view.unit.status, 'event')]
  const sides = isMatch(view) ? sidesOf(view, words) : null
  return limited([
    ...(sides ? [words.versus(sides[0].name, sides[1].name)] : []),
    ...whereItIs(view, words),
    ...standing(view, words),
    ...(isOver(view) ? medals(view, words) : []),
    ...followedNow(view, null, words, follows),
  ])
}

function whereItIs(view: ContestView, words: SpokenWords): string[] {
  const { status } = view.unit
  const contest = contestWordOf(view)
  if (status === 'FINISHED' || status === 'UNOFFICIAL') return [words.status(status, contest)]
  if (status !== 'RUNNING') return [words.status(status, contest)]
  const period = isMatch(view) && scoreKindOf(view).kind === 'periods' && isBetweenPeriods(view) ? null : periodOf(view)
  return [period ? words.inPeriod(period) : words.underWay(contest)]
}

/**
 * What is to be said of a unit whose page was `before` when something was last said of it, and is `now`: nothing where nothing of it is
 * news, and otherwise what is true now, however much has happened in between. An older view than the one before says nothing.
 */
export function tellChanges(before: SpokenView, now: SpokenView, words: SpokenWords, follows: Follows): string[] {
  if (now.seq <= before.seq) return []
  if (!isContest(now) || !isContest(before) || before.unit.kind !== now.unit.kind)
    return before.unit.status === now.unit.status ? [] : tellState(now, words, follows)
  return limited([
    ...(isCorrection(before, now) ? [words.correction, ...corrected(before, now, words)] : news(before, now, words)),
    ...records(before, now, words, follows),
    ...followedNow(now, before, words, follows),
  ])
}

const limited = (sentences: readonly string[]): string[] => [...new Set(sentences)].slice(0, MOST_SENTENCES)

const SETTLED: ReadonlySet<string> = new Set(['UNOFFICIAL', 'OFFICIAL', 'PROTESTED'])

/** Whether what is true now takes back what was said before, and does not only go on from it. */
export function isCorrection(before: SpokenView, now: SpokenView): boolean {
  if (now.seq <= before.seq || !isContest(now) || !isContest(before)) return false
  if (now.correction !== null && now.correction.at !== before.correction?.at) return true
  if (isMatch(before) && isMatch(now)) {
    const winners = [before, now].map(({ unit }) => unit.sides.findIndex(({ wlt }) => wlt === 'W'))
    if (winners[0] !== -1 && winners[0] !== winners[1]) return true
    return isTakenBack(before, now) || medalsMoved(before, now)
  }
  if (medalsMoved(before, now)) return true
  return (
    SETTLED.has(before.unit.status) && firstThree(before).length > 0 && isOver(now) && orderOf(before) !== orderOf(now)
  )
}

const orderOf = (view: ContestView): string =>
  firstThree(view)
    .map(({ rank, competitor, result }) => `${rank} ${competitor.code} ${result}`)
    .join('\n')

const medalsOf = ({ results }: ContestView): Map<string, string> =>
  new Map(results.flatMap(({ competitor, medal }) => (medal === null ? [] : [[competitor.code, medal]])))

/** Somebody's medal is another one, or gone. */
function medalsMoved(before: ContestView, now: ContestView): boolean {
  const given = medalsOf(now)
  return [...medalsOf(before)].some(([code, medal]) => given.get(code) !== medal)
}

function corrected(before: ContestView, now: ContestView, words: SpokenWords): string[] {
  const status = before.unit.status === now.unit.status ? [] : statusNews(before, now, words)
  const order = isMatch(now) || orderOf(before) !== orderOf(now) ? standing(now, words) : []
  const given = medalsMoved(before, now) ? medals(now, words) : []
  const said = [...order, ...given]
  return [...status, ...(said.length === 0 ? [words.corrected] : said)]
}

function news(before: ContestView, now: ContestView, words: SpokenWords): string[] {
  const status = before.unit.status === now.unit.status ? [] : statusNews(before, now, words)
  const contest = isMatch(before) && isMatch(now) ? matchNews(before, now, words) : rankedNews(before, now, words)
  const hasMedals = medalsOf(before).size === 0 && medalsOf(now).size > 0
  // what ended it comes before its end, and with nothing new the score does
  const isEnd = isMatch(now) && isOver(now)
  const score =
    isEnd && !isOver(before) && contest.length === 0 && scoreKindOf(now).kind !== 'awards' ? standing(now, words) : []
  const told = isEnd ? [...contest, ...status, ...score] : [...status, ...contest]
  return [...told, ...(hasMedals ? medals(now, words) : [])]
}

function statusNews(before: ContestView, now: ContestView, words: SpokenWords): string[] {
  const { status } = now.unit
  const contest = contestWordOf(now)
  const [was, is] = [UNIT_KIND[before.unit.status], UNIT_KIND[status]]
  if (status === 'RUNNING')
    return [was === 'scheduled' || was === 'called-off' ? words.status(status, contest) : words.resumes(contest)]
  // who has won says that it is over
  if (status === 'FINISHED' || status === 'UNOFFICIAL')
    return was === 'final' || (isMatch(now) && outcomeOf(now, words) !== null) ? [] : [words.status(status, contest)]
  const pause = status === 'SCHEDULED_BREAK' && isMatch(now) ? standing(now, words) : []
  return is === 'scheduled' && was === 'final' ? [] : [words.status(status, contest), ...pause]
}

function matchNews(before: Extract<ContestView, unknown>, now: ContestView, words: SpokenWords): string[] {
  if (!isMatch(before) || !isMatch(now)) return []
  const outcome = outcomeOf(now, words)
  if (isOver(now) && outcome !== null) {
    const isKnown = isOver(before) && outcomeOf(before, words) !== null
    return isKnown ? [] : [outcome]
  }
  const [was, is] = [periodOf(before), periodOf(now)]
  const isOn = now.unit.status === 'RUNNING'
  const begins =
    isOn && is !== null && JSON.stringify(was) !== JSON.stringify(is) && !(is.kind === 'counted' && is.figure === 1)
  return [...scoreChanges(before, now, words, begins && is ? words.inPeriod(is) : null)]
}

function rankedNews(before: ContestView, now: ContestView, words: SpokenWords): string[] {
  if (isOver(now)) return !isOver(before) || orderOf(before) !== orderOf(now) ? places(now, words) : []
  const [was, is] = [firstThree(before), firstThree(now)]
  const [leader, ...others] = is
  if (!leader || orderOf(before) === orderOf(now)) return []
  const said: string[] = []
  // in a race others' results may be of a point that the leader passed long ago
  const isRace = now.form === 'race' || now.form === 'time-trial'
  const led = was[0]?.competitor.code
  // whoever led and shares the first place now leads still
  const leads = is.find(({ rank, competitor }) => rank === '1' && competitor.code === led) ?? leader
  const result = resultIn(leads, words)
  if (leads.competitor.code !== led)
    said.push(
      words.takesLead(
        { ...nameOf(leads.competitor, words), name: withDelegation(leads.competitor, words, ',') },
        result,
      ),
    )
  else if (was[0]?.result !== leads.result && result !== null)
    said.push((isRace ? words.keepsLead : words.improves)(nameOf(leads.competitor, words), result))
  for (const row of others) {
    const place = was.findIndex(({ competitor }) => competitor.code === row.competitor.code)
    const rank = row.rank === '2' ? 2 : 3
    if (row.rank !== '1' && (place === -1 || place + 1 > rank))
      said.push(words.movesUp(nameOf(row.competitor, words), rank, isRace ? null : resultIn(row, words)))
  }
  const line = lineOf(now, words)
  return line === null || line === lineOf(before, words) || said.length === 0 ? said : [`${sentence(line)}`, ...said]
}

const sentence = (line: string): string => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`

/** A best of one's own: news to whoever follows them alone. */
const isOwnBest = (code: string): boolean => /^=?(?:PB|SB)$/.test(code)

function records(before: ContestView, now: ContestView, words: SpokenWords, follows: Follows): string[] {
  const known = new Set(
    before.results.flatMap(({ competitor, records: each }) => each.map((code) => `${competitor.code} ${code}`)),
  )
  return now.results.flatMap((row) =>
    row.records.flatMap((code) => {
      const name = recordNameOf(now.unit.discipline.code, code)
      if (!name || known.has(`${row.competitor.code} ${code}`)) return []
      if (isOwnBest(code) && !follows(row.competitor)) return []
      return [words.record(pick(name, words.locale), withDelegation(row.competitor, words), resultIn(row, words))]
    }),
  )
}

const inWords = (name: Localized | null, words: SpokenWords): string | null => name && pick(name, words.locale)

/** Those whom the listener follows and who are not among the first three, where something of them is new. */
function followedNow(now: ContestView, before: ContestView | null, words: SpokenWords, follows: Follows): string[] {
  if (isMatch(now)) return []
  const discipline = now.unit.discipline.code
  const told = new Set(firstThree(now).map(({ competitor }) => competitor.code))
  const key = ({ rank, result, irm, qualificationMark }: SpokenRow) => [rank, result, irm, qualificationMark].join(' ')
  const known = new Map(before?.results.map((row) => [row.competitor.code, key(row)]))
  return now.results
    .filter((row) => follows(row.competitor) && known.get(row.competitor.code) !== key(row))
    .filter(({ competitor, qualificationMark }) => !told.has(competitor.code) || qualificationMark !== null)
    .filter(({ rank, result, irm }) => rank !== null || result !== null || irm !== null)
    .slice(0, MOST_FOLLOWED_TOLD)
    .map((row) => {
      const { irm, qualificationMark } = row
      const more =
        irm === null
          ? qualificationMark && inWords(qualificationNameOf(discipline, qualificationMark), words)
          : (inWords(irmNameOf(discipline, irm), words) ?? irm)
      return words.followed(
        nameOf(row.competitor, words),
        irm === null ? row.rank : null,
        irm === null ? resultIn(row, words) : null,
        more,
      )
    })
}
