import { sportOf } from '@games/domain/sports/registry'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { withoutThousands } from './thousands.ts'

/** Longest race in metres whose time is a number of seconds: in longer ones a whole number may be minutes. */
const MAX_METRES_IN_SECONDS = 800

/**
 * A result at the precision of its event: times to the hundredth of a second, heights and distances to the centimetre. Spreadsheets drop the
 * zeros at the end of a number: `2` is 2.00 m. Whole points lose their separators of thousands. More digits remain, as do times with hours and
 * everything that is not a number.
 */
export function atPrecision(result: string, rsc: string): string {
  const typed = typedEventOf(rsc)
  if (!typed) return result
  const { measure, wholePoints } = typed.type
  // a part of a combined event has a time, height or distance
  if (wholePoints) return /^(?:FNL-|----)/.test(rsc.slice(22)) ? (withoutThousands(result) ?? result) : result
  if (measure === 'height' || measure === 'distance')
    return /^\d{1,2}(?:\.\d)?$/.test(result) ? withHundredths(result) : result
  if (measure !== 'time') return result
  const cut = withoutThousandths(result, rsc)
  if (cut !== result) return cut
  if (/^(?:\d{1,2}:)?\d{1,3}\.\d$/.test(result)) return withHundredths(result)
  return /^\d{1,3}$/.test(result) && (typed.variant.metres ?? Infinity) <= MAX_METRES_IN_SECONDS
    ? withHundredths(result)
    : result
}

function withHundredths(number: string): string {
  const [whole, decimals = ''] = number.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

/** A time of swimming without its thousandths, which never part two swimmers (World Aquatics SW 13.4.2); any other result is unchanged. */
export const withoutThousandths = (result: string, rsc: string): string =>
  sportOf(rsc).hasTimesInHundredths ? result.replace(/^((?:\d{1,2}:)*\d{1,3}\.\d{2})\d+$/, '$1') : result
