/** The parts of the settings in their order. */
export const PARTS = [
  'games',
  'delegations',
  'disciplines',
  'venues',
  'minors',
  'entry',
  'medals',
  'safe-sport',
  'addresses',
  'limits',
  'demo',
] as const
export type Part = (typeof PARTS)[number]

export interface SettingsSearch {
  /** Absent: the first. */
  readonly part?: Part
}

const isPart = (value: unknown): value is Part => (PARTS as readonly unknown[]).includes(value)

export const settingsSearch = ({ part }: Record<string, unknown>): SettingsSearch => (isPart(part) ? { part } : {})

/** The steps of the first day in their order. */
export const STEPS = ['games', 'delegations', 'disciplines', 'venues', 'sources', 'publish'] as const
export type Step = (typeof STEPS)[number]

export interface FirstDaySearch {
  /** Absent: the first that is not done. */
  readonly step?: Step
}

const isStep = (value: unknown): value is Step => (STEPS as readonly unknown[]).includes(value)

export const firstDaySearch = ({ step }: Record<string, unknown>): FirstDaySearch => (isStep(step) ? { step } : {})
