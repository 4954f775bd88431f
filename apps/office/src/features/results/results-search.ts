export interface ResultsSearch {
  /** The day that is shown; absent: today. */
  readonly day?: string
  /** Only contests of this discipline, by its code; absent: all. */
  readonly discipline?: string
}

/** Returns the search without values that are no day or no code of a discipline. */
export const resultsSearch = ({ day, discipline }: Readonly<Record<string, unknown>>): ResultsSearch => ({
  ...(typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
  ...(typeof discipline === 'string' && /^[A-Z]{3}$/.test(discipline) && { discipline }),
})
