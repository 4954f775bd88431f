import type { OdfExtended, OdfExtension } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { type Random, winChance } from '../random.ts'
import { boutReport } from './bout-plays.ts'
import { aside, type Board, boutPlayed, clockText, exchange, walkover } from './combat.ts'
import type { Played } from './standing.ts'

const REGULAR = 240
/** Wall seconds that a second of the clock takes: mate stops the clock, not the day. */
const PACE = 1.35

interface Sheet {
  wazaAri: number
  shido: number
  ippon: boolean
}

const THROWS = ['Seoi-nage', 'Uchi-mata', 'O-soto-gari', 'Ko-uchi-gari', 'Tai-otoshi', 'Harai-goshi', 'Sumi-gaeshi']
const HOLDS = ['Kesa-gatame', 'Yoko-shiho-gatame', 'Juji-gatame']

/** "10" for ippon, else the waza-ari as two digits. */
const score = (sheet: Sheet): string => (sheet.ippon ? '10' : `0${sheet.wazaAri}`)

/**
 * A judo bout of four minutes: ippon (or two waza-ari) ends it at once, three shido too; ahead at the end wins; equal goes to golden
 * score, where the first score decides.
 */
export function playJudo(sides: readonly [Entrant, Entrant], chance: Random): Played {
  if (chance.chance(0.012)) return walkover(sides, chance.chance(0.5) ? 0 : 1, 'DNS')
  const sheets: [Sheet, Sheet] = [
    { wazaAri: 0, shido: 0, ippon: false },
    { wazaAri: 0, shido: 0, ippon: false },
  ]
  const boards: Board[] = []
  let clock = 0
  let lead: 0 | 1 | null = null
  const board = () => {
    const golden = clock > REGULAR
    boards.push({
      at: Math.round(clock * PACE) * SECOND,
      period: golden ? 'GS' : 'N',
      time: clockText(golden ? clock - REGULAR : clock),
      result: [score(sheets[0]), score(sheets[1])],
      periods: [],
      extended: [marks(sheets[0]), marks(sheets[1])],
    })
  }
  let decision = ''
  while (lead === null) {
    clock += chance.between(16, 52)
    const golden = clock >= REGULAR
    const [a, b] = sheets
    if (golden && boards.every((shown) => shown.period === 'N') && a.wazaAri !== b.wazaAri) {
      clock = REGULAR
      lead = a.wazaAri > b.wazaAri ? 0 : 1
      decision = 'WAZA-ARI'
      board()
      break
    }
    const side = exchange(sides, chance, 0.9)
    const [own, other] = [sheets[side], sheets[side === 0 ? 1 : 0]]
    const what = chance.next()
    if (what < 0.16) {
      own.ippon = true
      lead = side
      decision = 'IPPON'
    } else if (what < 0.4) {
      own.wazaAri += 1
      if (own.wazaAri === 2) own.ippon = true
      if (own.wazaAri === 2 || golden) lead = side
      decision = own.ippon ? 'WAZA-ARI AWASETE IPPON' : 'WAZA-ARI'
    } else if (what < 0.62) {
      other.shido += 1
      if (other.shido === 3) {
        own.ippon = true
        lead = side
        decision = 'HANSOKU-MAKE'
      }
    }
    board()
  }
  const how = decision === 'HANSOKU-MAKE' ? [] : [technique(sides)]
  return boutPlayed(sides, boards, lead ?? 0, decision, how, () =>
    boutReport(boards, { codes: ['WAZA', 'SHIDO', 'IPPON'], scored: null }),
  )
}

/** What scored last; a hold or a lock now and then. */
const technique = (sides: readonly [Entrant, Entrant]): OdfExtension => {
  const chance = aside(sides, 'judo technique')
  return { type: 'UI', code: 'TECHNIQUE', value: chance.pick(chance.chance(0.2) ? HOLDS : THROWS) }
}

const marks = (sheet: Sheet): OdfExtended[] => [
  { type: 'ER', code: 'IPPON', value: sheet.ippon ? '1' : '0' },
  { type: 'ER', code: 'WAZA', value: String(sheet.wazaAri) },
  { type: 'ER', code: 'SHIDO', value: String(sheet.shido) },
]

/** Each bout of a team match so far, of one side: its score, and whether it was won. */
const boutsOf = (bouts: readonly TeamBout[], side: 0 | 1): OdfExtended[] =>
  bouts.map(({ winner, scores }, i) => ({
    type: 'ER',
    code: 'BOUT',
    pos: String(i + 1),
    value: scores[side],
    extensions: [{ code: 'WLT', value: winner === side ? 'W' : 'L' }],
  }))

interface TeamBout {
  readonly winner: 0 | 1
  readonly at: number
  /** "10" for ippon, else the waza-ari as two digits, home first. */
  readonly scores: readonly [string, string]
}

/** A match of mixed teams: six bouts, the first to four; at three each one bout is drawn again. */
export function playJudoTeam(sides: readonly [Entrant, Entrant], chance: Random): Played {
  const detail = aside(sides, 'judo team bouts')
  const bouts: TeamBout[] = []
  const count = (side: 0 | 1) => bouts.filter((bout) => bout.winner === side).length
  let at = 0
  while (count(0) < 4 && count(1) < 4) {
    at += Math.round(chance.between(150, 330)) * SECOND
    const winner = chance.chance(winChance(0.5 * (sides[0].ability - sides[1].ability))) ? 0 : 1
    const won = detail.pick(['10', '10', '01'])
    const lost = won === '10' ? detail.pick(['00', '00', '01']) : '00'
    bouts.push({ winner, at, scores: winner === 0 ? [won, lost] : [lost, won] })
  }
  const boards = bouts.map(({ at: offset }, i): Board => {
    const sofar = bouts.slice(0, i + 1)
    const score = (side: 0 | 1) => String(sofar.filter((bout) => bout.winner === side).length)
    return {
      at: offset,
      period: `B${i + 1}`,
      time: null,
      result: [score(0), score(1)],
      periods: sofar.map(({ winner }, n) => ({
        code: `B${n + 1}`,
        homeScore: String(sofar.slice(0, n + 1).filter((b) => b.winner === 0).length),
        awayScore: String(sofar.slice(0, n + 1).filter((b) => b.winner === 1).length),
        homePeriodScore: winner === 0 ? '1' : '0',
        awayPeriodScore: winner === 1 ? '1' : '0',
      })),
      extended: [boutsOf(sofar, 0), boutsOf(sofar, 1)],
    }
  })
  return boutPlayed(sides, boards, count(0) > count(1) ? 0 : 1, 'BOUTS', [], () =>
    boutReport(boards, { codes: [], scored: 'BOUT' }),
  )
}
