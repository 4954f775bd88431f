export * from './odf-factories.ts'
export { type FixedClock, fixedClock } from './fixed-clock.ts'
