export { unitCalls } from './calls.ts'
export { compareMedals, medalsIn, type ReleasedMedal, resultCorrection } from './history.ts'
export { medalColoursOf } from './medal-colours.queries.ts'
export { unitPage } from './present.ts'
export { unitPublishers } from './publishers.ts'
export { ReleasedPeople } from './released-people.ts'
export { type Correction, correctionSince, releaseOf, stepsOf } from './releases.ts'
export { presentRow, type RowContext, wantRow } from './rows.ts'
export { coloursInForce, medalOf, presentUnit, summariesOf, wantUnit } from './summary.ts'
export {
  choicesOfDay,
  codesSince,
  daysWithUnits,
  eventSince,
  HAS_ORGANISATION,
  rowsOfCompetitors,
  type UnitRow,
  unitsByCode,
  unitsOfDay,
} from './units.queries.ts'
