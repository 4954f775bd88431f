export interface LogSearch {
  readonly person?: string
  readonly kind?: string
  readonly subject?: string
  readonly day?: string
}

const FIELDS = ['person', 'kind', 'subject', 'day'] as const

/** What of the address narrows the record; what is no text is as if it were not there. */
export const logSearch = (search: Readonly<Record<string, unknown>>): LogSearch =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = typeof search[field] === 'number' ? String(search[field]) : search[field]
      return typeof value === 'string' && value !== '' ? [[field, value]] : []
    }),
  )
