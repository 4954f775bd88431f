export { type FixedClock, fixedClock } from './fixed-clock.ts'
export * from './odf-factories.ts'
