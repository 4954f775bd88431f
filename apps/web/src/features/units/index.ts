export { UnitView } from './UnitView.tsx'
export { startListPart, unitRest } from './unit-parts.ts'
export { unitQuery } from './units.query.ts'
