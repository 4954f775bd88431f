import type { Draft } from '@games/odf/tables/index'

/**
 * The drafts of an import with the whole programme of its file, also the parts in force: the undo of an earlier file of the meet leaves the events and
 * people of this one. Elements of the drafts come before those of the programme.
 */
export function withProgramme(drafts: readonly Draft[], whole: readonly Draft[]): Draft[] {
  const keys = new Set(whole.map(keyOf))
  const byKey = Map.groupBy(drafts, keyOf)
  return [
    ...whole.map((draft) => (byKey.get(keyOf(draft)) ?? []).reduce(over, draft)),
    ...drafts.filter((draft) => !keys.has(keyOf(draft))),
  ]
}

const keyOf = ({ documentType, documentCode, subtype }: Draft): string =>
  [documentType, documentCode, subtype ?? ''].join(' ')

/** The elements of a draft over those of another one of the same key. */
function over(below: Draft, draft: Draft): Draft {
  const [under, body] = [below.body, draft.body]
  if (under.kind === 'schedule' && body.kind === 'schedule')
    return { ...draft, body: { ...body, units: byCode(under.units, body.units) } }
  if (under.kind === 'participants' && body.kind === 'participants')
    return { ...draft, body: { ...body, participants: byCode(under.participants, body.participants) } }
  if (under.kind === 'teams' && body.kind === 'teams')
    return { ...draft, body: { ...body, teams: byCode(under.teams, body.teams) } }
  return draft
}

const byCode = <T extends { readonly code: string }>(below: readonly T[], above: readonly T[]): T[] => [
  ...new Map([...below, ...above].map((one) => [one.code, one])).values(),
]
