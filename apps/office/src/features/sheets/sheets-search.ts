export interface SheetsSearch {
  /** The sheet that is looked at. */
  readonly id?: string
}

export const sheetsSearch = ({ id }: Readonly<Record<string, unknown>>): SheetsSearch =>
  typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? { id } : {}
