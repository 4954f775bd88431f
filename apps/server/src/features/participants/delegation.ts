import type { DelegationPage, RankReason } from '@games/contract'
import { rankReason } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { type ListedRow, medallists, medalTableRows, presentMedalRow } from '../medals/index.ts'
import { type Names, WantedNames } from '../names/index.ts'
import * as queries from './participants.queries.ts'
import { presentTeams } from './team.ts'

/** Medals on the page itself; of more it leads to the list of all. */
const MEDALS_SHOWN = 20

/** A delegation's page; null where nobody competes for the code and it has no medal. */
export async function delegationPage(tx: Reading, seq: number, code: string): Promise<DelegationPage | null> {
  const table = await medalTableRows(tx, 'all')
  const standing = table.find((row) => row.organisation === code)
  const athletes = await queries.athletesOf(tx, code)
  const teams = await queries.teamsOf(tx, code)
  const sent = await queries.disciplinesOf(tx, code)
  if (!standing && athletes === 0 && teams.length === 0) return null
  const { medals } = await medallists(tx, seq, { organisation: code })
  const ranked = table.filter((row) => row.listed)
  const wanted = new WantedNames()
  for (const { organisation } of ranked) wanted.organisation(organisation)
  wanted.organisation(code)
  for (const { discipline } of sent) wanted.discipline(discipline)
  const listed = await presentTeams(tx, teams, wanted)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    organisation: names.organisation(code),
    row: standing?.listed ? presentMedalRow(standing, names) : null,
    rankReason: standing?.listed ? presentReason(standing, ranked, names) : null,
    athletes,
    disciplines: sent.map(({ discipline, ...counts }) => ({ ...names.discipline(discipline), ...counts })),
    teams: listed(names).map(({ organisation: _same, ...team }) => team),
    days: await queries.daysOf(tx, code),
    medals: medals.slice(0, MEDALS_SHOWN),
    medalsWon: medals.length,
  }
}

function presentReason(row: ListedRow, ranked: readonly ListedRow[], names: Names): RankReason | null {
  const reason = rankReason(row, ranked, 'gold')
  if (reason.kind === 'alone') return null
  if (reason.kind === 'tied')
    return { kind: 'tied', with: reason.with.map(({ organisation }) => names.organisation(organisation)) }
  const { kind, column, level } = reason
  return { kind, column, level: [...level], with: names.organisation(reason.with.organisation) }
}
