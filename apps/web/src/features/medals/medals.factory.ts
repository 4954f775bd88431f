import type { MedalRow, MedalStanding, MedalTableView } from '@games/contract'
import { knownOrganisationName } from '@games/domain/delegations/delegations'
import { flagAddress } from '@games/domain/delegations/flags'

export const anOrganisation = (code: string): MedalRow['organisation'] => ({
  code,
  name: knownOrganisationName(code) ?? null,
  flag: flagAddress(code),
})

/** A row of the table; its total is the sum. */
export function aMedalRow(code: string, changes: Partial<MedalStanding> = {}): MedalStanding {
  const { gold = 1, silver = 0, bronze = 0 } = changes
  return {
    organisation: anOrganisation(code),
    rank: 1,
    rankEqual: false,
    rankTotal: 1,
    rankTotalEqual: false,
    gold,
    silver,
    bronze,
    total: gold + silver + bronze,
    rankBefore: null,
    ...changes,
  }
}

export const aMedalTable = (rows: MedalStanding[], changes: Partial<MedalTableView> = {}): MedalTableView => ({
  seq: 100,
  scope: 'all',
  at: null,
  rows,
  days: [],
  unlisted: [],
  finishedEvents: 78,
  totalEvents: 159,
  updatedAt: '2027-09-14T14:02:00-03:00',
  latest: [],
  correction: null,
  ...changes,
})
