import type { DelegationPage } from '@games/contract'
import type { ClientBase } from 'pg'
import { medallists, medalTableRows, presentMedalRow } from '../medals/index.ts'
import { WantedNames } from '../names/index.ts'
import * as queries from './participants.queries.ts'
import { presentTeam } from './team.ts'

/** Medals on the page itself; of more it leads to the list of all. */
const MEDALS_SHOWN = 20

/** A delegation's page; null where nobody competes for the code and it has no medal. */
export async function delegationPage(tx: ClientBase, seq: number, code: string): Promise<DelegationPage | null> {
  const held = (await medalTableRows(tx, 'all')).find((row) => row.organisation === code)
  const athletes = await queries.athletesOf(tx, code)
  const teams = await queries.teamsOf(tx, code)
  const sent = await queries.disciplinesOf(tx, code)
  if (!held && athletes === 0 && teams.length === 0) return null
  const { medals } = await medallists(tx, seq, { organisation: code })
  const wanted = new WantedNames()
  wanted.organisation(code)
  for (const { discipline } of sent) wanted.discipline(discipline)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    organisation: names.organisation(code),
    row: held?.listed ? presentMedalRow(held, names) : null,
    athletes,
    disciplines: sent.map(({ discipline, ...counts }) => ({ ...names.discipline(discipline), ...counts })),
    teams: teams.map((team) => {
      const { organisation: _same, ...row } = presentTeam(team, names)
      return row
    }),
    days: await queries.daysOf(tx, code),
    medals: medals.slice(0, MEDALS_SHOWN),
    medalsWon: medals.length,
  }
}
