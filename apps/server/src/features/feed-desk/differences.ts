import type { Difference, Differences } from '@games/contract'
import { disciplineOf, MEDALS, type Medal, PLACEHOLDERS, rscPrefix, trimRsc } from '@games/domain'
import type { Pool } from 'pg'
import type { Reading } from '../../facts/reading.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { inSnapshot } from '../snapshot.ts'
import {
  configurations,
  differentStandings,
  disciplineMedallists,
  newestMedals,
  notInProgramme,
  ownMedals,
  type SaidBy,
  type StandingRow,
} from './differences.queries.ts'

/** Differences that are listed; beyond so many one sees what is wrong. */
const MOST = 500

export const differenceCalls = ({ pool }: { readonly pool: Pool }): PrivateCalls<'listDifferences'> => ({
  listDifferences: () =>
    inSnapshot(pool, async (tx) => {
      const found = await differencesIn(tx)
      return { view: { differences: found.slice(0, MOST), count: found.length } satisfies Differences }
    }),
})

interface MedalDifference {
  readonly said: SaidBy
  readonly event: string
  readonly medal: Medal
  readonly ours: readonly Winner[]
  readonly theirs: readonly Winner[]
}
interface Winner {
  readonly competitor: string
  readonly organisation: string
}

/**
 * What sources say of the whole (medal tables, medallists of a discipline, how events are played) where it is not what we have derived from
 * what they said of the parts (ODF §10: the table is data, not a computation). Nothing is changed by it. Oldest first.
 */
export async function differencesIn(tx: Reading): Promise<Difference[]> {
  const q = tx.from([])
  const newest = await newestMedals(q)
  const anywhere = new Date(Math.max(0, ...[...newest.values()].map(Number)))
  /** From then on they differ: both have been said. */
  const since = ({ received_at }: SaidBy, discipline: string | null): string => {
    const ours = (discipline === null ? anywhere : newest.get(discipline)) ?? received_at
    return (ours > received_at ? ours : received_at).toISOString()
  }
  const standings = await differentStandings(q)
  const medals = medalDifferences(await disciplineMedallists(q), await ownMedals(q))
  const configs = (await configurations(q)).flatMap(({ fact, ...said }) =>
    fact.configs.map(({ unit }) => ({ said, code: trimRsc(unit) })),
  )
  const unknown = await notInProgramme(
    q,
    configs.map(({ code }) => code),
  )
  const names = await namesOf(tx, standings, medals)
  return [
    ...standings.map(
      ({ discipline, organisation, ours, theirs, ...said }): Difference => ({
        kind: 'standing',
        discipline,
        organisation: names.organisation(organisation),
        ours,
        theirs,
        since: since(said, discipline),
        ...saidIn(said),
      }),
    ),
    ...medals.map(
      ({ said, event, medal, ours, theirs }): Difference => ({
        kind: 'medallists',
        discipline: disciplineOf(event),
        event: names.event(event),
        medal,
        ours: ours.map((winner) => nameOf(names, winner)),
        theirs: theirs.map((winner) => nameOf(names, winner)),
        since: since(said, disciplineOf(event)),
        ...saidIn(said),
      }),
    ),
    ...configs
      .filter(({ code }) => unknown.has(code))
      .map(
        ({ said, code }): Difference => ({
          kind: 'config',
          discipline: disciplineOf(code),
          code,
          since: said.received_at.toISOString(),
          ...saidIn(said),
        }),
      ),
  ].sort((a, b) => a.since.localeCompare(b.since))
}

const saidIn = ({ message_id, version }: SaidBy) => ({ message: message_id, version })

/** Event by event and medal by medal, whoever a source lists for a discipline and we do not, or the other way round. */
function medalDifferences(
  said: Awaited<ReturnType<typeof disciplineMedallists>>,
  own: Awaited<ReturnType<typeof ownMedals>>,
): MedalDifference[] {
  const keyOf = (event: string, medal: Medal) => `${trimRsc(rscPrefix(event, 'event'))} ${medal}`
  const ours = Map.groupBy(
    own.filter(({ competitor }) => !PLACEHOLDERS.has(competitor)),
    ({ event, medal }) => keyOf(event, medal),
  )
  return said.flatMap(({ fact: { disciplines }, ...by }) =>
    disciplines.flatMap(({ code, events }) => {
      const discipline = disciplineOf(code)
      const theirs = Map.groupBy(
        events.flatMap((event) =>
          event.medals.flatMap(({ medal, competitors }) =>
            competitors
              .filter((one) => !PLACEHOLDERS.has(one.code))
              .map((one) => ({
                key: keyOf(event.code, medal),
                competitor: one.code,
                organisation: one.organisation,
              })),
          ),
        ),
        ({ key }) => key,
      )
      const own = [...ours.keys()].filter((key) => disciplineOf(key) === discipline)
      return [...new Set([...own, ...theirs.keys()])].sort().flatMap((key) => {
        const [event = '', medal] = key.split(' ')
        const [we, they] = [ours.get(key) ?? [], theirs.get(key) ?? []]
        const isEqual = codes(we) === codes(they)
        return isEqual ? [] : { said: by, event, medal: medalOf(medal), ours: we, theirs: they }
      })
    }),
  )
}

const codes = (winners: readonly Winner[]): string =>
  winners
    .map(({ competitor }) => competitor)
    .sort()
    .join(' ')

const medalOf = (word: string | undefined): Medal => MEDALS.find((medal) => medal === word) ?? 'gold'

async function namesOf(
  tx: Reading,
  standings: readonly StandingRow[],
  medals: readonly MedalDifference[],
): Promise<Names> {
  const wanted = new WantedNames()
  for (const { organisation } of standings) wanted.organisation(organisation)
  for (const { event, ours, theirs } of medals) {
    wanted.event(event)
    for (const { competitor, organisation } of [...ours, ...theirs]) wanted.competitor(competitor, organisation)
  }
  return wanted.lookUp(tx)
}

const nameOf = (names: Names, { competitor, organisation }: Winner) => ({
  name: names.person(competitor, null).name,
  organisation,
})
