import { genderOf } from '../../rsc.ts'
import type { Sport } from '../sport.ts'

/** Any discipline without a module of its own: rank, who, result, as sent. */
export const anySport: Sport = {
  eventTypes: [],
  abbreviations: {},
  form: ({ headToHead, code }) => (headToHead ? 'match' : genderOf(code) === '-' ? 'list' : 'race'),
  isKnownForm: () => true,
  isPartOfCombined: () => false,
  exercises: () => ({}),
  isWindMeasured: () => false,
  hasTimesInHundredths: false,
  columns: () => [],
  statistics: () => [],
  facts: () => [],
  line: () => null,
}
