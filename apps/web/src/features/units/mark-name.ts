/** Record and best marks beside a result, by the code sent. Open lists: a code without a word is shown as sent. */
const RECORD_NAMES = {
  WR: 'world',
  GR: 'games',
  RG: 'games',
  AR: 'area',
  NR: 'national',
  PB: 'personal',
  SB: 'season',
} as const
export type RecordName = (typeof RECORD_NAMES)[keyof typeof RECORD_NAMES]

const isRecord = (code: string): code is keyof typeof RECORD_NAMES => Object.hasOwn(RECORD_NAMES, code)
export const recordNamed = (code: string): RecordName | null => (isRecord(code) ? RECORD_NAMES[code] : null)

/** `Q` is by place or standard, `q` by time or rank: case matters (ODF §8). Other marks are a sport's own. */
export const qualificationNamed = (mark: string): 'place' | 'time' | null =>
  mark === 'Q' ? 'place' : mark === 'q' ? 'time' : null
