import type { OdfMedalStandings, OdfMessage } from '../message.ts'

/** Something in the source that was not as it should be, and what became of it. Nothing is dropped without one. */
export interface Finding {
  readonly kind: FindingKind
  readonly where: {
    /** Path inside the folder. */
    readonly file: string
    /** Line of the file, the header being line 1; for JSON the position in its list, from 1. */
    readonly row?: number
    readonly column?: string
  }
  /** A plain English sentence: what was found, and what was lost or kept. */
  readonly message: string
}

export type FindingKind =
  | 'missing-file'
  | 'unreadable-file'
  | 'missing-column'
  | 'bad-row'
  | 'bad-value'
  | 'bad-rsc'
  | 'duplicate-row'
  | 'duplicate-competitor'
  | 'rank-as-decimal'
  | 'wrong-offset'
  | 'unknown-event'
  | 'event-without-results'
  | 'unknown-person'
  | 'unknown-medallist'
  | 'unknown-member'
  | 'unknown-team'
  | 'historical-teams'
  | 'team-without-members'
  | 'shared-person-code'
  | 'several-names'
  | 'medal-without-event'
  | 'medals-total-differs'
  | 'published-table-differs'

/** A line of the medal table as the source publishes it. */
export type PublishedLine = OdfMedalStandings['lines'][number]

/** A folder of somebody's records as ODF messages: what an adapter gives. */
export interface AdapterOutput {
  readonly competitionCode: 'OG2024' | 'OG2016'
  readonly timeZone: 'Europe/Paris' | 'America/Sao_Paulo'
  /** In the order in which a feed would send them: codes, participants, teams, schedule, results, medallists, medal table. */
  readonly messages: readonly OdfMessage[]
  readonly findings: readonly Finding[]
  /** The medal table as published, where the folder has one. */
  readonly truth?: readonly PublishedLine[]
}

/** Collects findings as an adapter goes along. */
export class FindingLog {
  readonly all: Finding[] = []

  add(kind: FindingKind, where: Finding['where'], message: string): void {
    this.all.push({ kind, where, message })
  }
}
