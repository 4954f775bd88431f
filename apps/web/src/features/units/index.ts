export { UnitView } from './UnitView.tsx'
export { unitQuery } from './units.query.ts'
