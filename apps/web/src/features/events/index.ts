export { EventView } from './EventView.tsx'
export { eventQuery } from './events.query.ts'
export type { UnitNaming } from './unit-naming.ts'
