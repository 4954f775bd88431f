import { VENUE_FILE_LISTS } from '@games/contract/venue-files/venue-files'

export interface TimingSearch {
  /** Only the files that wait, or only the others; absent: all. */
  readonly state?: (typeof VENUE_FILE_LISTS)[number]
  /** Number of the file that is open. */
  readonly file?: number
}

/** Which file is open; what cannot be one is as if it were not there. */
export function timingSearch({ file, state }: Readonly<Record<string, unknown>>): TimingSearch {
  const list = VENUE_FILE_LISTS.find((one) => one === state)
  return { ...(list && { state: list }), ...(/^[1-9]\d{0,8}$/.test(String(file)) && { file: Number(file) }) }
}
