import type { UnitPage } from '@games/contract'

/** The states that each unit's page is kept in, in the order they come about (fixtures/odf/README.md). */
export const STATES = ['startlist', 'running', 'interrupted', 'finished', 'protested', 'corrected'] as const
export type State = (typeof STATES)[number]
export const isState = (text: string | undefined): text is State =>
  (STATES as readonly (string | undefined)[]).includes(text)

const PAGES = import.meta.glob<UnitPage>('../../../../fixtures/pages/*/*/*.json', { import: 'default' })

/** A unit of a discipline whose pages are kept: `ATH/sprint`. */
export interface SportUnit {
  readonly name: string
  readonly load: (state: State) => Promise<UnitPage>
}

const nameOf = (path: string): string => path.split('/').slice(-3, -1).join('/')

/** Every unit with cached pages, by name. They are what the server sends for the messages in fixtures/odf. */
export const SPORT_UNITS: readonly SportUnit[] = [...new Set(Object.keys(PAGES).map(nameOf))].sort().map((name) => ({
  name,
  load: (state) =>
    PAGES[`../../../../fixtures/pages/${name}/${state}.json`]?.() ??
    Promise.reject(new Error(`no page ${name}/${state}`)),
}))
