import { type Desk, OUT_WAYS, type Outs, type OutWay } from './desk.ts'
import type { Play } from './play.ts'
import type { RefusalReason } from './refusals.ts'
import type { OpenedUnit } from './replay.ts'
import type { Key, Proposal } from './scorer.ts'
import { SIDES } from './tap.ts'
import type { WordId } from './words.ts'

/** The keys that any unit has: its steps, who is out, what is typed against the rule. */
export function deskKeys(desk: Desk, { scorer, unit }: OpenedUnit, play: Play): Key[] {
  const begun = desk.stage !== 'list' && desk.stage !== 'ready'
  const over = desk.stage === 'finished'
  const sent: RefusalReason | null = desk.sent ? 'reopen-first' : null
  const end = play.hindersEnd(desk)?.reason ?? null
  const left = unit.competitors.filter(({ code }) => !desk.outs[code]).length
  const mayEnd = begun || (scorer.headToHead ? left < 2 : left === 0)
  const key = (kind: string, word: WordId, why: RefusalReason | null, more: Partial<Key> = {}): Key => ({
    id: kind,
    kind,
    word,
    why,
    ...more,
  })
  const isOff = desk.stage === 'break' || desk.stage === 'interrupted'
  const notPlaying: RefusalReason | null = over ? 'already-over' : begun ? null : 'not-started'
  return [
    key('list-confirm', 'confirm-start-list', begun ? 'already-started' : null),
    key('ready', 'getting-ready', begun ? 'already-started' : null),
    key('start', 'start', begun ? 'already-started' : null),
    key('interrupt', 'interrupt', desk.stage === 'interrupted' ? 'interrupted' : notPlaying, { entry: 'reason' }),
    ...(scorer.headToHead
      ? []
      : [key('break', 'scheduled-break', desk.stage === 'running' ? null : (notPlaying ?? 'on-break'))]),
    key('resume', 'resume', isOff ? null : begun ? 'not-interrupted' : 'not-started'),
    key('end', 'end', over ? 'already-over' : mayEnd ? end : 'not-started', { hold: true }),
    key('reopen', 'reopen', over ? null : 'not-over', { entry: 'reason', hold: true }),
    key('unofficial', 'send-unofficial', over ? (desk.sent ? 'already-sent' : null) : 'not-over'),
    key('official', 'make-official', officialWhy(desk)),
    key('protest', 'protest', over ? (desk.protest ? 'protested' : null) : 'not-over', { entry: 'reason' }),
    ...[true, false].map((accepted) =>
      key('protest-end', accepted ? 'protest-accepted' : 'protest-rejected', desk.protest ? null : 'not-protested', {
        id: `protest-end:${accepted}`,
        value: { accepted },
      }),
    ),
    key('abandon', 'abandon-and-replay', begun ? sent : 'not-started', { entry: 'reason', hold: true }),
    ...outKeys(desk, scorer.headToHead, unit, scorer.outs, sent),
    ...(scorer.headToHead
      ? SIDES.map((side) =>
          key('winner', 'winner-by-decision', begun ? sent : 'not-started', {
            id: `winner:${side}`,
            side,
            entry: 'reason',
            hold: true,
          }),
        )
      : [key('rank', 'typed-rank', sent, { entry: 'reason' })]),
    key('qualify', 'qualification-mark', sent, { entry: 'reason' }),
    key('rules', 'change-rules', sent, { entry: 'reason', hold: true }),
  ]
}

const officialWhy = ({ sent, protest }: Desk): RefusalReason | null =>
  sent === null ? 'not-sent' : protest ? 'protested' : sent === 'OFFICIAL' ? 'already-official' : null

/** Of two sides a key for each way and side; of a list one for each way: who is meant is the row that is selected. */
function outKeys(
  desk: Desk,
  headToHead: boolean,
  unit: OpenedUnit['unit'],
  outs: Outs,
  sent: RefusalReason | null,
): Key[] {
  const known = OUT_WAYS.filter((way) => outs[way] !== undefined)
  const key = (how: OutWay): Key => ({
    id: `out:${how}`,
    kind: 'out',
    word: how,
    value: { how, rule: null, reason: null, irm: null },
    entry: 'out',
    ...(outs[how]?.needsRule && { needsRule: true }),
    why: sent,
    hold: true,
  })
  if (!headToHead)
    return [
      ...known.map(key),
      {
        id: 'reinstate',
        kind: 'reinstate',
        word: 'reinstate',
        why: sent ?? (Object.keys(desk.outs).length > 0 ? null : 'not-out'),
      },
    ]
  return SIDES.flatMap((side): Key[] => {
    const out = desk.outs[unit.competitors[side]?.code ?? '']
    return [
      ...known.map((how) => ({
        ...key(how),
        id: `out:${how}:${side}`,
        side,
        why: sent ?? (out ? 'already-out' : null),
      })),
      { id: `reinstate:${side}`, kind: 'reinstate', word: 'reinstate', side, why: sent ?? (out ? null : 'not-out') },
    ]
  })
}

/** Athletes who were excluded for conduct in an earlier contest, as long as they are in this one. */
const excludedHere = (desk: Desk, { unit }: OpenedUnit): Proposal[] =>
  unit.competitors.flatMap(({ code, earlier }): Proposal[] => {
    const athletes = (earlier?.excluded ?? []).filter((athlete) => desk.absent[athlete] === undefined)
    if (athletes.length === 0 || desk.outs[code] || desk.sent) return []
    return [{ word: 'excluded-earlier', kind: 'out', competitors: [code], athletes }]
  })

/** The next step, where everything that it needs is there, and those who may not compete. */
export const deskProposals = (desk: Desk, opened: OpenedUnit, play: Play): Proposal[] => [
  ...excludedHere(desk, opened),
  ...nextSteps(desk, opened, play),
]

function nextSteps(desk: Desk, { scorer }: OpenedUnit, play: Play): Proposal[] {
  if (desk.stage === 'finished') {
    if (desk.protest) return []
    if (!desk.sent) return [{ word: 'send-unofficial', kind: 'unofficial' }]
    return desk.sent === 'UNOFFICIAL' ? [{ word: 'make-official', kind: 'official' }] : []
  }
  if (desk.stage === 'list' && !desk.listConfirmed) return [{ word: 'confirm-start-list', kind: 'list-confirm' }]
  const { decided, winner } = play.verdict(desk)
  if (!scorer.headToHead || !decided || play.hindersEnd(desk)) return []
  return [{ word: 'end', kind: 'end', ...(winner === null ? {} : { side: winner }) }]
}
