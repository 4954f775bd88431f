import type { Release } from '@games/contract'
import type { OdfCompetitor } from '@games/odf'
import { sentName } from '../../facts/sent-name.ts'
import type { Names, WantedNames } from '../names/index.ts'
import type { CompetitorChange } from './releases.ts'

type Sent = Pick<OdfCompetitor, 'code' | 'type' | 'organisation' | 'teamName' | 'athletes'>

/** Who stood in releases, by code, with the name the newest of them gave. */
export class ReleasedPeople {
  readonly #known = new Map<string, { type: OdfCompetitor['type']; name: string | null; organisation: string | null }>()

  add({ code, type, organisation, teamName, athletes }: Sent): void {
    const competitor = { code, type, organisation, teamName, athletes, bib: null, entries: [], opponents: [] }
    this.#known.set(code, { type, name: sentName({ competitor }), organisation })
  }

  want(wanted: WantedNames, changes: readonly CompetitorChange[]): void {
    for (const { competitor } of changes)
      wanted.competitor(competitor, this.#known.get(competitor)?.organisation ?? null)
  }

  present<C extends CompetitorChange & Pick<Release['changes'][number], 'what'>>(
    names: Names,
    changes: readonly C[],
  ): Release['changes'] {
    return changes.map(({ competitor: code, what, from, to }) => {
      const sent = this.#known.get(code) ?? { type: 'A' as const, name: null, organisation: null }
      const competitor = names.competitor(code, sent.type, sent)
      return {
        what,
        from,
        to,
        competitor: competitor ?? { code, type: sent.type, name: code, organisation: null, known: false },
      }
    })
  }
}
