export { LiveUnit } from './LiveUnit.tsx'
export { UnitView } from './UnitView.tsx'
export { unitQuery } from './units.query.ts'
