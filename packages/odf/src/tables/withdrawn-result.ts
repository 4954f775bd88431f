import { NO_LIST, NO_RESULT } from '../absent.ts'
import type { OdfResults } from '../message.ts'
import type { Draft } from './drafts.ts'

/** The start list that replaces the result of a unit that did not take place: its competitors remain, without ranks and results. */
export const withdrawnResult = (unit: string, { results }: OdfResults): Draft => ({
  documentType: 'DT_RESULT',
  documentCode: unit,
  resultStatus: 'START_LIST',
  body: {
    kind: 'results',
    ...NO_LIST,
    results: results.map(({ competitor, startOrder, startSortOrder }, at) => ({
      ...NO_RESULT,
      sortOrder: at + 1,
      startOrder,
      startSortOrder,
      competitor,
    })),
  },
  rows: new Map(),
})
