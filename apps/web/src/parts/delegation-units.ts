import { laterPart } from '../platform/later-part.tsx'

/** What a delegation has on and next: rows that are read before they are pressed. */
export const delegationUnits = laterPart(
  async () => (await import('./DelegationUnits.tsx')).DelegationUnits,
  '.participants-today',
)
