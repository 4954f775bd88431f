import type { Competitor, Organisation } from '@games/contract'
import {
  disciplineName,
  flagAddress,
  knownOrganisationName,
  type Localized,
  PLACEHOLDERS,
  rscPrefix,
  trimRsc,
} from '@games/domain'
import { committeeName } from '@games/domain/delegations/delegation-names'
import type { Reading } from '../../facts/reading.ts'
import { type CodeName, type CompetitorName, codeNames, competitorNames, ownFlags } from './names.queries.ts'

type CodeSet = 'EVENT' | 'PHASE' | 'VENUE' | 'LOCATION' | 'ORGANISATION' | 'DISCIPLINE'

/** The codes a view is going to name: collected first, looked up in two queries. */
export class WantedNames {
  readonly #codes = new Map<string, { set: CodeSet; code: string }>()
  readonly #competitors = new Set<string>()

  event(code: string): void {
    this.#want('EVENT', trimRsc(rscPrefix(code, 'event')))
    this.#want('DISCIPLINE', code.slice(0, 3))
  }
  /** `code` is a phase's RSC, 26 characters or more. */
  phase(code: string): void {
    this.#want('PHASE', trimRsc(rscPrefix(code, 'phase')))
  }
  place(venue: string | null, location: string | null): void {
    if (venue) this.#want('VENUE', venue)
    if (location) this.#want('LOCATION', location)
  }
  organisation(code: string | null): void {
    if (code) this.#want('ORGANISATION', code)
  }
  discipline(code: string): void {
    this.#want('DISCIPLINE', code)
  }
  competitor(code: string | null, organisation: string | null = null): void {
    if (code) this.#competitors.add(code)
    this.organisation(organisation)
  }
  #want(set: CodeSet, code: string): void {
    this.#codes.set(`${set}/${code}`, { set, code })
  }

  async lookUp(tx: Reading): Promise<Names> {
    const competitors = await competitorNames(tx, [...this.#competitors])
    for (const { organisation } of competitors.values()) this.organisation(organisation)
    const codes = [...this.#codes.values()]
    const organisations = codes.flatMap(({ set, code }) => (set === 'ORGANISATION' ? [code] : []))
    return new Names(await codeNames(tx, codes), competitors, await ownFlags(tx, organisations))
  }
}

/** What codes are called: by the staff or the organiser's settings, by the feed, else by what we know ourselves; of a discipline that we know, by us rather than by the feed. */
export class Names {
  readonly #codes: ReadonlyMap<string, CodeName>
  readonly #competitors: ReadonlyMap<string, CompetitorName>
  readonly #flags: ReadonlyMap<string, string>
  constructor(
    codes: ReadonlyMap<string, CodeName>,
    competitors: ReadonlyMap<string, CompetitorName>,
    flags: ReadonlyMap<string, string>,
  ) {
    this.#codes = codes
    this.#flags = flags
    this.#competitors = competitors
  }

  event(code: string): { code: string; name: Localized | null } {
    const event = trimRsc(rscPrefix(code, 'event'))
    return { code: event, name: this.#codes.get(`EVENT/${event}`)?.name ?? null }
  }
  /** The staff's or the feed's own name of a phase; null where there is none. */
  phase(code: string): Localized | null {
    return this.#codes.get(`PHASE/${trimRsc(rscPrefix(code, 'phase'))}`)?.name ?? null
  }
  discipline(code: string): { code: string; name: Localized | null } {
    const discipline = code.slice(0, 3)
    const known = disciplineName(discipline)
    const sent = this.#codes.get(`DISCIPLINE/${discipline}`)
    return { code: discipline, name: known ? { ...known, ...sent?.own } : (sent?.name ?? null) }
  }
  organisation(code: string): Organisation {
    return {
      code,
      name: this.#codes.get(`ORGANISATION/${code}`)?.name ?? knownOrganisationName(code) ?? committeeName(code) ?? null,
      flag: this.#flags.get(code) ?? flagAddress(code),
    }
  }
  place(
    set: 'VENUE' | 'LOCATION',
    code: string | null,
    sent: string | null,
  ): { code: string; name: Localized | null } | null {
    if (!code) return null
    return { code, name: this.#codes.get(`${set}/${code}`)?.name ?? (sent ? { por: sent } : null) }
  }

  /**
   * A competitor by code; by the name its message gave where the participants do not know it; by its code where nothing does.
   * Null for placeholders: they stand for nobody (ODF §7).
   */
  competitor(
    code: string,
    type: 'A' | 'T' | 'H',
    sent: { name: string | null; organisation: string | null },
  ): Competitor | null {
    if (PLACEHOLDERS.has(code)) return null
    const known = this.#competitors.get(code)
    const organisation = known?.organisation ?? sent.organisation
    return {
      code,
      type,
      name: known?.name ?? sent.name ?? code,
      organisation: organisation ? this.organisation(organisation) : null,
      known: known?.kind === 'athlete',
    }
  }
  /** A person's name and whether there is a profile. */
  person(code: string, sent: string | null): { code: string; name: string; known: boolean } {
    const known = this.#competitors.get(code)
    return { code, name: known?.name ?? sent ?? code, known: known?.kind === 'athlete' }
  }
}
