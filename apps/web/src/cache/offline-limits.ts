/** What is known of an offline view without reading it. */
export interface OfflineViewInfo {
  readonly id: string
  /** The instant the view was true at, epoch milliseconds. */
  readonly at: number
  /** Length of its JSON: about the bytes it takes. */
  readonly bytes: number
  /** The data shape of the build that stored it. */
  readonly shape: string
  /** Personal fields in it; absent where there are none. */
  readonly personal?: readonly string[]
  /** It is for who has signed in; absent where it is for everybody. */
  readonly forUsers?: true
}

/** Whether all of the personal fields are among those the organiser has opened. */
export const areOpen = (personal: readonly string[], open: readonly string[]): boolean =>
  personal.every((field) => open.includes(field))

export interface OfflineLimits {
  readonly views: number
  readonly bytes: number
}

/** About a week of the games for somebody who opens everything, and a fraction of what browsers allow. */
export const OFFLINE_LIMITS: OfflineLimits = { views: 200, bytes: 8_000_000 }

/** Which offline views have to go: those of another data shape, then the oldest beyond the limits. Ids. */
export function surplus(notes: readonly OfflineViewInfo[], shape: string, limits: OfflineLimits): string[] {
  let [views, bytes] = [0, 0]
  return notes
    .toSorted((a, b) => b.at - a.at)
    .filter((note) => {
      if (note.shape !== shape) return true
      views += 1
      bytes += note.bytes
      return views > limits.views || bytes > limits.bytes
    })
    .map(({ id }) => id)
}
