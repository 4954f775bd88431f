export { liveUnitPart } from './later-parts.ts'
export { UnitView } from './UnitView.tsx'
export { unitQuery } from './units.query.ts'
export { listenPart } from './listen-part.ts'
