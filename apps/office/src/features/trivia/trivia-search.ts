export interface TriviaSearch {
  /** It is written for the first time. */
  readonly new?: 1
}

export const triviaSearch = (search: Record<string, unknown>): TriviaSearch =>
  String(search['new']) === '1' ? { new: 1 } : {}
