export interface ResultsSearch {
  /** The day that is shown; absent: today. */
  readonly day?: string
}

export const resultsSearch = ({ day }: Readonly<Record<string, unknown>>): ResultsSearch =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {}
