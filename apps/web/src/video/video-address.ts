const HLS = 'application/vnd.apple.mpegurl'
const TYPES: Readonly<Record<string, string>> = { m3u8: HLS, mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' }

const endingOf = (address: string): string => /\.(\w+)(?:[?#].*)?$/.exec(address)?.[1]?.toLowerCase() ?? ''

/** Whether an address is a video's or a stream's own, and not a page elsewhere that has one. */
export const isPlayable = (address: string): boolean => endingOf(address) in TYPES

/** The type of what is at an address, as `<source type>` has it. */
export const typeOf = (address: string): string => TYPES[endingOf(address)] ?? 'video/mp4'
