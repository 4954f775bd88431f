/** What somebody has chosen of how it is read to them, on this device. */
export interface SpokenChoices {
  /** How fast: 1 is the voice's own. */
  readonly pace: Pace
  /** By a voice of the device, or by the screen reader that runs on it. */
  readonly reader: 'voice' | 'screen-reader'
}

export const PACES = ['0.8', '1', '1.25', '1.5'] as const
export type Pace = (typeof PACES)[number]

const KEY = 'games.spoken'
const USUAL: SpokenChoices = { pace: '1', reader: 'voice' }

/** The choices; the usual ones where nothing is stored, or nothing of ours. */
export function readChoices(): SpokenChoices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { pace, reader } = (stored ?? {}) as Partial<Record<keyof SpokenChoices, unknown>>
    return {
      pace: PACES.find((one) => one === pace) ?? USUAL.pace,
      reader: reader === 'screen-reader' ? reader : USUAL.reader,
    }
  } catch {
    return USUAL
  }
}

/** A device that stores nothing has them as long as the page. */
export function storeChoices(choices: SpokenChoices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
  } catch {
    // the choice is made all the same
  }
}
