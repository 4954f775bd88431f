/** A figure and what it counts. */
export interface PosterFigure {
  readonly figure: string
  readonly label: string
}

/** What hangs at a venue, one page: what it is about, a square code, and the code that may be typed instead. */
export interface Poster {
  /** In the block of colour: what it is, and of which discipline. */
  readonly topic: readonly string[]
  /** Below them: where it is, and when. */
  readonly notes: readonly string[]
  readonly title: string
  /** Drawing on 24 px as SVG, in black; null: there is none. */
  readonly drawing: string | null
  /** In place of a drawing: the organiser's own picture, a data URL of PNG or JPEG; null: there is none. */
  readonly picture: string | null
  /** Angle of the block's hue in OKLCH, degrees; null: grey. */
  readonly hue: number | null
  /** What the square code holds, and what it is for those who do not see it. */
  readonly address: string
  readonly addressLabel: string
  readonly typed: string
  readonly call: string
  /** How else one gets there, in short lines. */
  readonly ways: readonly string[]
  readonly figures: readonly PosterFigure[]
}

/** Posters before they are set, one a page. Plain values only, since they go to another thread. */
export interface PosterRun {
  readonly paper: 'A4' | 'A3'
  /** BCP 47. */
  readonly language: string
  /** The document's name. */
  readonly name: string
  readonly games: string
  /** The site's host: at the head of each page. */
  readonly host: string
  readonly posters: readonly Poster[]
}

export const isPosterRun = (printed: object): printed is PosterRun => 'posters' in printed
