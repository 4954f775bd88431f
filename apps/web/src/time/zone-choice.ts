import { createContext } from 'react'

/** Whose time is shown, and the other one a tap away (R5.10). */
export interface ZoneChoice {
  /** What is shown: "no seu fuso". */
  readonly shown: string
  /** What a tap shows instead: "ver hora da sede". */
  readonly other: string
  readonly swap: () => void
}

/** Null where the visitor's time is the venue's. */
export const ZoneChoiceContext = createContext<ZoneChoice | null>(null)
